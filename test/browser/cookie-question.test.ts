/** The cookie question leaves the first section of every page free until it is answered (decision 13). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { countedShifts, countShifts } from '../support/measuring.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { scrollTo } from '../support/visiting.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
] as const;

const MAX_SHIFT = 0.001;

/** Returns the actions of the first section in the window that a click would not reach. Runs in the page. */
const covered = (): readonly string[] =>
  [...document.querySelectorAll('main>:first-child :is(a,button,summary,input,select,textarea)')].flatMap((action) =>
    [...action.getClientRects()].flatMap(({ left, top, width, height }) => {
      const [x, y] = [left + width / 2, top + height / 2];
      const isInWindow = width > 1 && height > 1 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const hit = isInWindow && document.elementFromPoint(x, y)?.closest('#cookie-choice');
      return hit ? [`covers “${action.textContent}”`] : [];
    }),
  );

const height = (page: Page): Promise<number> =>
  page.locator('#cookie-choice').evaluate((banner) => banner.getBoundingClientRect().height);

await browserSuite(
  'the unanswered cookie question',
  (test, site) => {
    const screens = [...variedRoutes(site.plan), '/nothing', '/treatments/nothing'];

    for (const [width, tall] of SIZES)
      test(
        `it covers no action of the first section and moves nothing, above every kind of section at ${width} x ${tall}`,
        async ({ page }) => {
          const faults: Problem[] = [];
          await countShifts(page);
          for (const route of screens) {
            await page.goto(route);
            await page.locator('#cookie-choice').waitFor();
            for (const what of await page.evaluate(covered)) faults.push({ where: route, what });
            await scrollTo(page, tall / 3);
            for (const what of await page.evaluate(covered)) faults.push({ where: `${route}, scrolled`, what });
            const shift = await countedShifts(page);
            if (shift >= MAX_SHIFT) faults.push({ where: route, what: `shifts by ${shift.toFixed(3)}` });
          }
          assertNone(faults);
          // It is small.
          assert.ok((await height(page)) < tall / 5);
        },
        { viewport: { width, height: tall } },
      );

    test('it moves to the bottom of the window once the first section is read, and back', async ({ page }) => {
      await page.goto('/');
      const bottom = () =>
        page.locator('#cookie-choice').evaluate((banner) => innerHeight - banner.getBoundingClientRect().bottom);
      await page.locator('#cookie-choice').waitFor();
      assert.ok((await bottom()) > 0);
      await scrollTo(page, 2000);
      assert.is(await bottom(), 0);
      await scrollTo(page, 0);
      assert.ok((await bottom()) > 0);
    });
  },
  {},
  { launch: { args: ['--disable-remote-fonts'] } },
);
