/** Targets that are large enough to press (WCAG 2.2, success criterion 2.5.8), and tables that show that they scroll. */
import type { Locator } from 'playwright';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { MIN_TARGET_PX, smallTargets } from '../support/target-faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, openQuestions } from '../support/visiting.ts';

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
      `every standalone target is at least ${MIN_TARGET_PX} px wide and high, at a width of ${viewport.width} px`,
      async ({ page }) => {
        const faults: Problem[] = [];
        await answered(page);
        for (const route of [...variedRoutes(site.plan), '/404']) {
          await page.goto(route);
          await openQuestions(page);
          for (const what of await smallTargets(page)) faults.push({ where: route, what });
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
