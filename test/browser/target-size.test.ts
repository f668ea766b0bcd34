/** Targets that are large enough to press (WCAG 2.2, success criterion 2.5.8), and tables that show that they scroll. */
import type { Locator } from 'playwright';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, openQuestions } from '../support/visiting.ts';

const MIN_PX = 24;
/** For a number in a page’s text: visitors press it on a phone in order to call. */
const MIN_PHONE_NUMBER_PX = 44;

/**
 * Returns the visible targets with their sizes. Targets in a line of other text are exempt, because their size is that
 * of the line. Runs in the page.
 */
function standaloneTargets(): readonly { words: string; width: number; height: number; isPhoneNumber: boolean }[] {
  const wordsOf = (element: Element | null) => element?.textContent?.replace(/[\s,;·•]+/g, '') ?? '';
  return [...document.querySelectorAll('a[href],button,summary,input,select')].flatMap((target) => {
    // A control that is represented by its label is as large as the label.
    const pressed = target.closest('label') ?? target;
    const { width, height } = pressed.getBoundingClientRect();
    if (!pressed.checkVisibility({ visibilityProperty: true }) || width < 2 || target.closest('.skip')) return [];
    const isPhoneNumber = target.matches('main a[href^="tel:"]') && /^[\d\s+]+$/.test(target.textContent ?? '');
    const isInText =
      getComputedStyle(pressed).display === 'inline' && wordsOf(pressed.parentElement) !== wordsOf(pressed);
    return isInText && !isPhoneNumber
      ? []
      : [{ words: pressed.textContent?.trim().slice(0, 40) ?? '', width, height, isPhoneNumber }];
  });
}

/** Returns the mean brightness of a strip at the right edge of an element: 0 is black, 255 white. */
async function brightnessAtRight(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = [...data].filter((_, index) => index % info.width >= info.width - 4);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

await browserSuite('a visitor with a thumb', (test, site) => {
  for (const viewport of [PHONE, DESKTOP])
    test(
      `every standalone target is at least ${MIN_PX} px wide and high, at a width of ${viewport.width} px`,
      async ({ page }) => {
        const faults: Problem[] = [];
        await answered(page);
        for (const route of [...variedRoutes(site.plan), '/404']) {
          await page.goto(route);
          await openQuestions(page);
          for (const { words, width, height, isPhoneNumber } of await page.evaluate(standaloneTargets)) {
            const least = isPhoneNumber && viewport === PHONE ? MIN_PHONE_NUMBER_PX : MIN_PX;
            if (height + 0.5 < least || (width + 0.5 < MIN_PX && !isPhoneNumber))
              faults.push({ where: route, what: `“${words}” is ${Math.round(width)} × ${Math.round(height)} px` });
          }
        }
        assertNone(faults);
      },
      { viewport },
    );

  test(
    'a table that continues beyond the screen has a shadow there until it is scrolled to its end',
    async ({ page }) => {
      await answered(page);
      await page.goto('/privacy');
      const table = page.locator('.table').first();
      assert.ok(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
      const before = await brightnessAtRight(table);
      await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      const after = await brightnessAtRight(table);
      assert.ok(before + 20 < after, `${before} at the start, ${after} at the end`);
    },
    { viewport: PHONE },
  );
});
