/** Nothing moves on its own (the design: “nothing moves when they arrive”; https://web.dev/articles/cls). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { countedShifts, countShifts } from '../support/measuring.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

const MAX = 0.01;

/** Scrolls a page to its end, one window at a time, so that everything that waits to be visible is loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  const { length, height } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    height: innerHeight,
  }));
  for (let top = 0; top < length; top += height)
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(resolve));
    }, top);
  await quiet(page);
}

/**
 * Fonts are blocked: whether one arrives before the first frame, and which fallback it has meanwhile, depends on the
 * machine. `npm run lighthouse` measures with fonts.
 */
const WITHOUT_FONTS = { launch: { args: ['--disable-remote-fonts'] } };

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
        `a page shifts by less than ${MAX} from its first view to its end, at a width of ${width} px, on ${visitor}`,
        async ({ page }) => {
          const faults: Problem[] = [];
          await countShifts(page);
          await before(page);
          for (const route of screens) {
            await page.goto(route);
            await readToTheEnd(page);
            const shift = await countedShifts(page);
            if (shift >= MAX) faults.push({ where: route, what: `shifts by ${shift.toFixed(3)}` });
          }
          assertNone(faults);
        },
        { viewport: { width, height: 800 } },
      );

    test('a shift of the layout is detected', async ({ page }) => {
      await countShifts(page);
      await page.goto('/quiz');
      await page.evaluate(() => {
        const block = document.createElement('div');
        block.textContent = 'Late';
        block.setAttribute('class', 'c');
        document.querySelector('main')?.prepend(block);
      });
      assert.ok((await countedShifts(page)) >= MAX);
    });
  },
  {},
  WITHOUT_FONTS,
);
