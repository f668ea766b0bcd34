import type { Page } from 'playwright';

/** Events of the page's data layer; commands to a tag manager are left out. */
export const dataLayer = (page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry ? [{ ...entry }] : [],
    ),
  );

/** How much of the page has moved that the visitor did not move (https://web.dev/articles/cls). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(total(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const total = (entries: PerformanceEntryList) =>
          entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
        setTimeout(() => resolve(0), 500);
      }),
  );

declare global {
  interface Window {
    shifts?: { observer: PerformanceObserver; total: number };
  }
}

/** Counts from then on how much of each page moves by itself; what a visitor's own click or key moves is not counted. */
export const countShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts = { total: 0, observer: new PerformanceObserver((list) => add(list.getEntries())) };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.total += Number(entry.value);
    };
    shifts.observer.observe({ type: 'layout-shift', buffered: true });
    window.shifts = shifts;
  });
};

/** What was counted, once the page has been drawn as it is now. */
export const countedShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The frame after next: what the next one moves has been noted, and told in a task of its own.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts?.total ?? 1))));
      }),
  );
