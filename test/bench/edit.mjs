/** Measures `site edit`: how soon a page shows a value after somebody has pressed Enter. */
import { once } from 'node:events';
import { chromium } from 'playwright';
import { findBrowser } from '../../cli/browser.mjs';
import { addressOf, cpuOf, idle, startServer } from './server.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/**
 * Opens a page in the editor, chooses the text that contains these words, and rewrites it several times. Returns the
 * median: the CPU time of the server, and the time until the browser has the new text in the page.
 */
export async function measuredEdit(folder, { route, words, edits, usageFile }) {
  const server = startServer(['edit', '--port', '0'], { folder, usageFile });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ARGS });
  try {
    const page = await browser.newPage();
    // The editor waits for events: its page never finishes loading.
    await page.goto(await addressOf(server), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Everything else' }).waitFor();
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(route);
    await page.locator(`iframe[title="The page ${route}"]`).waitFor();
    const site = page.frameLocator('iframe.page');
    await site.getByText(words).first().click();
    const runs = [];
    for (let run = 0; run < edits; run += 1) runs.push(await editOnce(server, { page, site, run }));
    return runs.sort((a, b) => a.wall - b.wall)[edits >> 1];
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}

async function editOnce(server, { page, site, run }) {
  const text = `Hyaluronic acid for dry skin, in edit ${run} of this text.`;
  const field = page.locator('#value-field');
  await field.fill(text);
  await idle(server);
  const before = await cpuOf(server);
  const start = performance.now();
  await field.press('Enter');
  await site.getByText(text).first().waitFor({ state: 'attached' });
  const wall = (performance.now() - start) / 1000;
  return { cpu: (await cpuOf(server)) - before, wall };
}
