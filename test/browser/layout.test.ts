import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { faultsAtWidths, NARROW_AND_WIDE, WIDTHS, ZOOMED_WIDTHS } from '../support/at-widths.ts';
import { browserSuite, PHONE, WITHOUT_FRAMES } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { brokenWords, cutOff, hiddenText, layoutFaults, overlaps } from '../support/layout-faults.ts';
import { spaceText } from '../support/text-spacing.ts';
import { endUnderTheBar } from '../support/under-the-bar.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, closeDrawer, drawer, menuButton } from '../support/visiting.ts';

interface Look {
  readonly routes: readonly string[];
  readonly widths: readonly number[];
  /** Changes a page before it is checked. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly check: () => Promise<readonly string[]>;
}

await browserSuite(
  'a page at any width',
  (test, site) => {
    const screens = [...site.routes, '/404', '/treatments/404'];
    const varied = variedRoutes(site.plan);

    /** Checks each page at every width. */
    const look = async (
      page: Page,
      { routes, widths, prepare = async () => undefined, check }: Look,
    ): Promise<void> => {
      const faults: Problem[] = [];
      for (const route of routes) {
        await page.goto(route);
        await prepare(page);
        faults.push(...(await faultsAtWidths(page, route, widths, check)));
      }
      assertNone(faults);
    };

    test(`all text is visible, headings are unbroken, and the page scrolls one way only: ${WIDTHS.join(', ')} px`, ({
      page,
    }) => look(page, { routes: screens, widths: WIDTHS, check: () => layoutFaults(page) }));

    test(
      `all text is visible at 200 % zoom: ${ZOOMED_WIDTHS.join(', ')} px`,
      ({ page }) => look(page, { routes: varied, widths: ZOOMED_WIDTHS, check: () => hiddenText(page) }),
      { deviceScaleFactor: 2 },
    );

    test(`all text is visible with doubled text spacing: ${NARROW_AND_WIDE.join(', ')} px`, ({ page }) =>
      look(page, { routes: varied, widths: NARROW_AND_WIDE, prepare: spaceText, check: () => hiddenText(page) }));

    test(
      'the end of a page can be read above the booking bar',
      async ({ page }) => {
        const faults: Problem[] = [];
        // Until the cookie banner is answered, it takes the bar's place.
        await answered(page);
        for (const route of varied) {
          await page.goto(route, { waitUntil: 'domcontentloaded' });
          for (const what of await endUnderTheBar(page)) faults.push({ where: route, what });
        }
        assertNone(faults);
      },
      { viewport: PHONE },
    );

    test('text that is cut off, broken or covered is found', async ({ page }) => {
      await page.setContent('<p style="width:200vw;text-align:right">Far</p>');
      assert.ok((await page.evaluate(cutOff)).includes('“Far” is cut off at its side'));
      await page.setContent('<p style="width:1em;overflow:hidden;white-space:nowrap">Hidden</p>');
      assert.equal(await page.evaluate(cutOff), ['“Hidden” is cut off at its side']);
      await page.setContent('<p style="height:1em;overflow:hidden">One<br>Two</p>');
      assert.equal(await page.evaluate(cutOff), ['“Two” is cut off above or below']);
      await page.setContent('<p>Over</p><p style="margin-top:-2em">Under</p>');
      assert.equal(await page.evaluate(overlaps), ['“Over” and “Under” overlap']);
      await page.setContent('<h1 style="width:1em;overflow-wrap:anywhere">Broken</h1>');
      assert.equal(await page.evaluate(brokenWords), ['“Broken” is broken in a heading']);
    });
  },
  {},
  WITHOUT_FRAMES,
);

await browserSuite('the menu at any width', (test) => {
  test('the whole menu is visible with doubled text spacing', async ({ page }) => {
    await page.goto('/skin');
    await spaceText(page);
    for (const width of NARROW_AND_WIDE) {
      await page.setViewportSize({ width, height: 800 });
      await menuButton(page).click();
      await drawer(page).waitFor();
      assert.equal(await hiddenText(page), []);
      await closeDrawer(page);
    }
  });
});
