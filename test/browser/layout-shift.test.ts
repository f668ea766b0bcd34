/** Nothing moves on its own (the design: “nothing moves when they arrive”; https://web.dev/articles/cls). */
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { assertNone } from '../support/faults.ts';
import { countedShifts, countShifts } from '../support/measuring.ts';
import { MAX_SHIFT, shiftingPages, WITHOUT_FONTS } from '../support/shift-faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered } from '../support/visiting.ts';

await browserSuite(
  'the layout of a page',
  (test, site) => {
    const screens = [...variedRoutes(site.plan), '/404', '/treatments/404'];

    // On a wide screen the cookie banner covers part of the page; once it is answered, nothing else differs.
    for (const [width, visitor, before] of [
      [360, 'a first visit', async () => undefined],
      [360, 'a later visit', answered],
      [1280, 'a first visit', async () => undefined],
    ] as const)
      test(
        `a page shifts by less than ${MAX_SHIFT} from its first view to its end, at a width of ${width} px, on ${visitor}`,
        async ({ page }) => {
          await before(page);
          assertNone(await shiftingPages(page, screens));
        },
        { viewport: { width, height: 800 } },
      );

    test('a shift of the layout is detected', async ({ page }) => {
      await countShifts(page);
      await page.goto('/quiz');
      // Only what has been drawn can shift.
      assert.ok((await countedShifts(page)) < MAX_SHIFT);
      await page.evaluate(() => {
        const block = document.createElement('div');
        block.textContent = 'Late';
        block.setAttribute('class', 'c');
        document.querySelector('main')?.prepend(block);
      });
      assert.ok((await countedShifts(page)) >= MAX_SHIFT);
    });
  },
  {},
  WITHOUT_FONTS,
);
