import { errors, type Page } from 'playwright';

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

/** No page of a test loads for longer, also on a busy machine. */
const MAX_LOADING_MS = 15_000;

/**
 * Waits until the page has requested nothing for half a second. Playwright sometimes never reports this for a page with
 * frames of other origins (https://github.com/microsoft/playwright/issues/2258), so the wait has an end; the assertions
 * that follow are about the page itself.
 */
export const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: MAX_LOADING_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
};

/** Waits until the HTML of a page has been parsed. A page whose drawing is blocked has no frames, so this waits for none. */
export const isParsed = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 });
};
