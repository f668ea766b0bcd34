import type { Page } from 'playwright';

/**
 * On a busy machine, Chromium 156 sometimes has no idle period for minutes. After this time it runs the callback after
 * the tasks that were waiting.
 */
const IDLE = { timeout: 1000 };

/**
 * Waits until two frames have been drawn and the page is idle: by then it has begun everything that it does by itself.
 * The clock of the page must be running.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (idle) =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), idle))),
      ),
    IDLE,
  );

/** Waits until a frame has been drawn, with or without scripts: a screenshot of one pixel needs one. */
export const frameDrawn = async (page: Page): Promise<void> => {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
};

/**
 * Waits until the requests that the page has made so far have been recorded: the browser reports them in order, and
 * this one comes last.
 */
export const requestsReported = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await fetch('/robots.txt', { cache: 'no-store' })).text()));

/** Waits until the HTML of a page has been parsed. A page whose drawing is blocked has no frames, so this waits for none. */
export const isParsed = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 });
};
