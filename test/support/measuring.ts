import type { Page } from 'playwright';

/** Events in the page's data layer, without commands to a tag manager. */
export const dataLayer = (page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry ? [{ ...entry }] : [],
    ),
  );

/** The layout shift that the visitor did not cause (https://web.dev/articles/cls). */
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
        // The earlier shifts are reported in a task, which has run when the page is idle.
        requestIdleCallback(() => resolve(0), { timeout: 1000 });
      }),
  );

declare global {
  interface Window {
    shifts?: { observer: PerformanceObserver; total: number };
  }
}

/** From now on, measures the layout shift of each page, except for shifts after a click or key of the visitor. */
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

/** Returns the measured layout shift after the current state has been drawn. */
export const countedShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Waits for the frame after next: shifts of the next one are recorded and reported in a separate task.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts?.total ?? 1))));
      }),
  );
