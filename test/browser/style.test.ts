import * as assert from 'uvu/assert';
import { RADII } from '../../components/own-design.ts';
import { COLOUR_PAIRS, ratioOf } from '../../components/style/colour-pairs.ts';
import { stylePage } from '../../renderer/html/style-page/index.tsx';
import { faultsAt } from '../support/axe.ts';
import { browserSuite, PHONE } from '../support/browser.ts';
import { assertNone } from '../support/faults.ts';
import { configOf, OWN_FACES } from '../support/practices.ts';
import { checkedOnce, memoryIo, ROOT } from '../support/sites.ts';

await browserSuite('the style page in a browser', (test) => {
  const html = stylePage(ROOT, memoryIo());

  for (const viewport of [PHONE, { width: 1280, height: 900 }])
    test(
      `the page scrolls one way only, and axe finds nothing serious, at a width of ${viewport.width} px, in either palette`,
      async ({ page }) => {
        await page.route('**/style', async (route) => route.fulfill({ contentType: 'text/html', body: await html }));
        await page.goto('/style');
        for (const palette of ['warm', 'cool']) {
          await page.getByLabel(palette).check();
          const [ground, over] = await page.evaluate(() => [
            getComputedStyle(document.documentElement).getPropertyValue('--page'),
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ]);
          assert.is(over, 0);
          assert.is(ground, palette === 'warm' ? '#f6f3ee' : '#f2f4f0');
          assertNone(await faultsAt(page, palette, { weights: ['serious', 'critical'] }));
        }
      },
      // During a transition, the colour equals neither its start nor its end.
      { viewport, reducedMotion: 'reduce' },
    );
});

await browserSuite('the style page of a practice in a browser', (test) => {
  for (const practice of OWN_FACES)
    test(`the page shows the fonts, the logo, the corners and every pair of colours of ${practice}`, async ({
      page,
    }) => {
      const { site } = await checkedOnce(configOf(practice));
      if (!site?.look.ownDesign?.corners) throw new Error(`${practice} has no corners of its own.`);
      const { palettes } = site.look;
      const body = await stylePage(ROOT, memoryIo(), site.look);
      await page.route('**/style', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/style');

      const samples = await page.locator('#type p:text("Sample")').evaluateAll(async (all) => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
        return all.map((sample) => {
          const [family = ''] = getComputedStyle(sample).fontFamily.split(',');
          return [family, loaded.some((name) => name.replaceAll('"', '') === family.replaceAll('"', ''))];
        });
      });
      assert.equal(samples, [
        ['"Clinic text"', true],
        ['"Clinic titles"', true],
      ]);

      const logos = await page
        .locator('#logo img')
        .evaluateAll((all) => all.map((logo) => logo instanceof HTMLImageElement && logo.naturalWidth > 0));
      assert.equal(logos, [true, true]);

      const radii = await page
        .locator('#corners .btn')
        .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderRadius));
      assert.equal(new Set(radii), new Set([RADII[site.look.ownDesign.corners].screen]));

      for (const [name, palette] of Object.entries(palettes)) {
        const listed = await page.locator(`#colour [data-department="${name}"] li`).allTextContents();
        assert.equal(
          listed.map((pair) => pair.replace(/, .*/, '')),
          COLOUR_PAIRS.map((pair) => `${pair.names.join(' on ')} ${ratioOf(pair, palette).toFixed(1)}:1`),
        );
      }
    });
});
