import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { brokenWords, cutOff, hiddenText, overlaps } from '../support/layout-faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, closeDrawer, drawer, menuButton } from '../support/visiting.ts';

/** The smallest phone, a common one, both sides of each breakpoint, a desktop and a large screen. */
const WIDTHS = [320, 360, 767, 768, 1280, 1920];

/** A window of 768 or 1280 px at 200 % zoom (WCAG 2.2, 1.4.4) has half as many CSS pixels. */
const ZOOMED_WIDTHS = [384, 640];

/** The narrowest width of the specification, and a desktop. */
const SPACED_WIDTHS = [360, 1280];

/**
 * The text spacing that visitors may set (WCAG 2.2, 1.4.12). It is set through the object model, because a page’s
 * policy allows only its own styles.
 */
const spaced = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });

interface Designed {
  readonly routes?: readonly string[];
  /** Changes a page before it is checked. */
  readonly prepare?: (page: Page) => Promise<void>;
}

await browserSuite('a page at any width', (test, site) => {
  const screens = [...site.routes, '/404', '/treatments/404'];
  const varied = variedRoutes(site.plan);

  /** Checks pages at every width and returns all problems. */
  const design = async (
    page: Page,
    widths: readonly number[],
    at: () => Promise<readonly string[]>,
    { routes = screens, prepare = async () => undefined }: Designed = {},
  ) => {
    const faults: Problem[] = [];
    for (const route of routes) {
      await page.goto(route);
      await prepare(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const what of await at()) faults.push({ where: `${route} at ${width} px`, what });
      }
    }
    assertNone(faults);
  };

  test(`all text is visible, headings are unbroken, and the page scrolls one way only: ${WIDTHS.join(', ')} px`, ({
    page,
  }) => design(page, WIDTHS, async () => [...(await hiddenText(page)), ...(await page.evaluate(brokenWords))]));

  test(
    `all text is visible at 200 % zoom: ${ZOOMED_WIDTHS.join(', ')} px`,
    ({ page }) => design(page, ZOOMED_WIDTHS, () => hiddenText(page), { routes: varied }),
    { deviceScaleFactor: 2 },
  );

  test(`all text is visible with doubled text spacing: ${SPACED_WIDTHS.join(', ')} px`, ({ page }) =>
    design(page, SPACED_WIDTHS, () => hiddenText(page), { routes: varied, prepare: spaced }));

  test('the whole menu is visible with doubled text spacing', async ({ page }) => {
    await page.goto('/skin');
    await spaced(page);
    for (const width of SPACED_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await menuButton(page).click();
      await drawer(page).waitFor();
      assert.equal(await hiddenText(page), []);
      await closeDrawer(page);
    }
  });

  test(
    'the end of a page can be read above the booking bar',
    async ({ page }) => {
      const faults: Problem[] = [];
      // Until the cookie banner is answered, it takes the bar's place.
      await answered(page);
      for (const route of varied) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const hidden = await page.evaluate(() => {
          const bar = document.querySelector('#booking-bar')?.getBoundingClientRect();
          const last = document.querySelector('footer')?.lastElementChild?.lastElementChild?.getBoundingClientRect();
          return bar && last ? Math.round(last.bottom - bar.top) : 0;
        });
        if (hidden > 0) faults.push({ where: route, what: `its last ${hidden} px are under the bar` });
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
});
