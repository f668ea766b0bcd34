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
