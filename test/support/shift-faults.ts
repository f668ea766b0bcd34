import type { Page } from 'playwright';
import type { Problem } from './faults.ts';
import { countedShifts, countShifts } from './measuring.ts';
import { quiet } from './waiting.ts';

/** https://web.dev/articles/cls calls 0.1 good. */
export const MAX_SHIFT = 0.01;

/**
 * Fonts are blocked: whether one arrives before the first frame, and which fallback it has meanwhile, depends on the
 * machine. `npm run lighthouse` measures with fonts.
 */
export const WITHOUT_FONTS = { launch: { args: ['--disable-remote-fonts'] } };

/** Reads each page to its end. Returns those that shift on their own. */
export async function shiftingPages(page: Page, routes: readonly string[]): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  await countShifts(page);
  for (const route of routes) {
    await page.goto(route);
    await readToTheEnd(page);
    const shift = await countedShifts(page);
    if (shift >= MAX_SHIFT) faults.push({ where: route, what: `shifts by ${shift.toFixed(3)}` });
  }
  return faults;
}

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
