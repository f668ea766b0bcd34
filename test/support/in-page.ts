import type { Page } from 'playwright';

/** Returns the problems of the open page. Runs in the page, so it must not refer to other functions. */
export type PageFaults = () => readonly string[];

/** Runs checks in the open page, all in one call: a call to the browser takes as long as a check. */
export const faultsIn = (page: Page, checks: readonly PageFaults[]): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[${checks.map((check) => `...(${check})()`).join()}]`);
