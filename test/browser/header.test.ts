import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { hiddenText } from '../support/layout-faults.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder } from '../support/sites.ts';

const LONG = 'Northumberland & District Dermatology Practice';
const LINKS = ['Conditions', 'Treatments', 'Prices', 'About us', 'Our team', 'Journal', 'Contact', 'Find us'];

/** A page of a site with the given name and number of links in its bar; the first link is for wide screens only. */
const pageWith = (name: string, links: number, wide: number): Promise<string> =>
  inFolder(async (folder) => {
    const bar = LINKS.slice(0, links).map(
      (label, index) => `{ label: '${label}', to: '/treatments'${index < wide ? ', wide: true' : ''} }`,
    );
    const copy = await siteCopy('minimal', folder, {
      "name: 'Small Practice',": `name: '${name}',`,
      "[{ label: 'Massage', to: '/treatments/massage' }]": `[${bar}]`,
      "book: { label: 'Book', to": "book: { label: 'Book an appointment', to",
      "{ label: 'All treatments', to: '/treatments' }": "{ label: 'Home', to: '/' }",
    });
    const { site } = await checkFile(join(copy, 'site.config.ts'));
    return (await site?.pages.find(({ route }) => route === '/404')?.html()) ?? '';
  });

const WIDTHS = Array.from({ length: 81 }, (_, index) => 320 + 20 * index);

await browserSuite('the header', (test) => {
  for (const [name, links, wide] of [
    [LONG, 8, 0],
    [LONG, 7, 5],
    ['The Practice', 8, 8],
    ['The Practice', 2, 1],
  ] as const)
    test(
      `“${name}” with ${links} links, ${wide} of them for wide screens: each is shown completely or not at all, at any width and without a script`,
      async ({ page }) => {
        await page.setContent(await pageWith(name, links, wide));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 600 });
          const faults = await hiddenText(page);
          assert.equal(faults, [], `${width} px`);
        }
      },
      { javaScriptEnabled: false },
    );

  test('links that the header has no room for are in the menu', async ({ page }) => {
    await page.setContent(await pageWith(LONG, 8, 0));
    const shown = (place: string) => page.locator(`${place} a`).filter({ hasText: 'Find us', visible: true }).count();
    const open = () => page.evaluate(() => document.querySelector<HTMLElement>('#drawer')?.showPopover());
    await page.setViewportSize({ width: 768, height: 600 });
    await open();
    assert.equal([await shown('header nav'), await shown('#drawer')], [0, 1]);
    await page.setViewportSize({ width: 1600, height: 600 });
    assert.equal([await shown('header nav'), await shown('#drawer')], [1, 0]);
  });

  for (const width of [320, 768, 1280, 1920])
    test(`the menu shows its links one below another, each on one line, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/skin');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#drawer:popover-open').waitFor();
      const links = await page.locator('#drawer li:visible').evaluateAll((items) =>
        items.map((item) => {
          const words = document.createRange();
          words.selectNodeContents(item.querySelector('a')?.firstChild ?? item);
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
          const { top, bottom } = item.getBoundingClientRect();
          return { text: item.textContent, lines: lines.size, top, bottom };
        }),
      );
      assert.ok(links.length > 3);
      for (const [index, { text, lines, top }] of links.entries()) {
        assert.is(lines, 1, `${text} fits on one line`);
        assert.ok(top >= (links[index - 1]?.bottom ?? 0) - 1, `${text} is below the previous link`);
      }
    });
});
