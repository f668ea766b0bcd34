import type { Page } from 'playwright';
import type { Problem } from './faults.ts';

/** The smallest phone, a common one, both sides of each breakpoint, a desktop and a large screen. */
export const WIDTHS = [320, 360, 767, 768, 1280, 1920];

/** A window of 768 or 1280 px at 200 % zoom (WCAG 2.2, 1.4.4) has half as many CSS pixels. */
export const ZOOMED_WIDTHS = [384, 640];

/** The narrowest width of the specification, and a desktop. */
export const NARROW_AND_WIDE = [360, 1280];

/** Checks the open page at every width and returns all problems. */
export async function faultsAtWidths(
  page: Page,
  route: string,
  widths: readonly number[],
  check: (width: number) => Promise<readonly string[]>,
): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const what of await check(width)) faults.push({ where: `${route} at ${width} px`, what });
  }
  return faults;
}
