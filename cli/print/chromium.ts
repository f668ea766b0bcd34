import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { OverflowError, overflowsIn, type Sheet } from '../../renderer/media/documents/fit.ts';
import type { PrintHtml } from '../../renderer/media/documents/print.ts';
import { UsageError } from '../context.ts';
import { SHEETS } from './sheets.ts';

/** Time limit for starting the browser, and for each step of printing. */
const PRINT_TIMEOUT_MS = 60_000;

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A document contains everything that it shows, so nothing may be fetched.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Prints with a browser. Starts a new browser for each document, so that no document affects the next. */
export const printWith =
  (executablePath: string): PrintHtml =>
  async (html) => {
    const browser = await launch(executablePath);
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(PRINT_TIMEOUT_MS);
      await page.setContent(html);
      await requirePagesToFit(page);
      return await page.pdf({ printBackground: true, preferCSSPageSize: true, tagged: true, outline: true });
    } finally {
      await browser.close();
    }
  };

async function launch(executablePath: string): Promise<Browser> {
  // 5 MB that no other command needs.
  const { chromium } = await import('playwright-core');
  try {
    // The sandbox cannot start for root or in most containers, and the documents contain no scripts.
    return await chromium.launch({ executablePath, args: FLAGS, chromiumSandbox: false, timeout: PRINT_TIMEOUT_MS });
  } catch (error) {
    const [details = ''] = stripVTControlCharacters(String(error)).split('\nCall log:');
    throw new UsageError(`The browser ${executablePath} cannot be started:\n${details}`);
  }
}

async function requirePagesToFit(page: Page): Promise<void> {
  const overflows = overflowsIn(await page.evaluate<readonly Sheet[]>(SHEETS));
  if (overflows.length > 0) throw new OverflowError(overflows);
}
