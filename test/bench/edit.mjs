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
    // The editor keeps a connection open for events, so its page never finishes loading.
    await page.goto(await addressOf(server), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Everything else' }).waitFor();
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(route);
    await page.locator(`iframe[title="The page ${route}"]`).waitFor();
    const site = page.frames().find((frame) => new URL(frame.url()).pathname === route);
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
  const pressed = page.evaluate(timeOfEnter);
  const shown = site.evaluate(timeOfText, text);
  await field.press('Enter');
  const wall = ((await shown) - (await pressed)) / 1000;
  await idle(server);
  return { cpu: (await cpuOf(server)) - before, wall };
}

/** Playwright’s own waiting would add a quarter of a second, so the browser takes both times. */
const timeOfEnter = () =>
  new Promise((resolve) =>
    addEventListener('keydown', () => resolve(performance.timeOrigin + performance.now()), {
      capture: true,
      once: true,
    }),
  );

const timeOfText = (text) =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
