import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder } from '../support/sites.ts';

/** Pages of the second clinic with long words in their headings and no image beside the first text. */
const pages = (): Promise<ReadonlyMap<string, string>> =>
  inFolder(async (folder) => {
    await siteCopy('physio', folder, {
      "title: 'Services and fees',": "title: 'Physiotherapeutically',",
      "title: 'What we do',": "title: 'Musculoskeletal rehabilitation',",
      "label: 'Sport', note": "label: 'Hydrotherapy', note",
      "name: 'Ruth Ketteridge',": "name: 'Wilhelmina Featherstonehaugh',",
      "label: 'Rehab',": "label: 'Rehabilitation',",
      "hero({ ...home.hero, image: 'harbour', bookingButtons: 'both' })":
        "hero({ ...home.hero, bookingButtons: 'both' })",
    });
    const { site } = await checkFile(join(folder, 'site.config.ts'));
    const read = (site?.pages ?? []).map(async ({ route, html }) => [route, await html()] as const);
    return new Map(await Promise.all(read));
  });

await browserSuite('another clinic', (test) => {
  const built = pages();

  test('no word of a heading is broken, cut off or covered, however long it is', async ({ page }) => {
    await page.setContent((await built).get('/services') ?? '');
    for (const width of [320, 360, 768, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await layoutFaults(page);
      assert.equal(faults, [], `${width} px`);
    }
  });

  test('the lines of a heading that is smaller because of a long word are as close as its letters are small', async ({
    page,
  }) => {
    await page.setContent((await built).get('/') ?? '');
    await page.setViewportSize({ width: 320, height: 800 });
    const distances = await page.locator('.who .fit').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const [first, second] = [...new Set([...range.getClientRects()].map(({ top }) => top))];
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        return first === undefined || second === undefined ? [] : [(second - first) / size];
      }),
    );
    assert.ok(distances.length > 0);
    assert.ok(Math.max(...distances) < 1.5, String(distances));
  });

  test('there is space between the text and the booking options, also without an image', async ({ page }) => {
    await page.setContent((await built).get('/') ?? '');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.evaluate(() => {
        const lead = document.querySelector('main .lead');
        return (
          (lead?.nextElementSibling?.getBoundingClientRect().top ?? 0) - (lead?.getBoundingClientRect().bottom ?? 0)
        );
      });
      assert.ok(room >= 24, `${width} px: ${room}`);
    }
  });
});
