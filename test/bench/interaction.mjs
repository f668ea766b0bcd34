/**
 * Measures how soon pages respond to visitors (interaction to next paint, https://web.dev/articles/inp), with the
 * processor slowed down four times. Each interaction runs several times in new profiles, and the shortest time counts,
 * because other programs on the machine only add time. The results are printed for people: no test asserts a time.
 *
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureBrowsers } from '../../cli/browser.mjs';
import { INTERACTIONS } from './interactions.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = join(ROOT, 'cli/site.mjs');
const RUNS = Number(process.argv[2] ?? 5);
/** Runs only the interactions whose names contain these words. */
const WORDS = process.argv[3] ?? '';
const SLOWER = 4;
/** The limits for the site, in milliseconds. */
const LIMIT = 100;
/** Browsers do not report shorter events (https://www.w3.org/TR/event-timing/). */
const MIN = 16;
const HOST = '127.0.0.1';
const print = (text) => process.stdout.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
try {
  const out = join(folder, 'dist');
  const { status, stderr } = spawnSync(process.execPath, [SITE, 'build', '--out', out], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  await served(out, (url) => browsed((browser) => measureAll(browser, url)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function served(out, run) {
  const server = spawn(process.execPath, [SITE, 'preview', '--out', out, '--port', '0', '--host', HOST], { cwd: ROOT });
  try {
    await run(
      await new Promise((resolve, reject) => {
        server.once('exit', () => reject(new Error('The built site could not be served.')));
        server.stderr.on('data', (text) => /http:\S+/.test(text) && resolve(/http:\S+/.exec(text)[0]));
      }),
    );
  } finally {
    server.kill();
  }
}

async function browsed(run) {
  const { complete: executablePath } = await ensureBrowsers((text) => process.stderr.write(`${text}\n`));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`],
  });
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}

async function measureAll(browser, url) {
  print(
    `Interaction to next paint in ms, processor ${SLOWER} times slower, least and median of ${RUNS} runs; the limit is ${LIMIT}.`,
  );
  print(`${''.padEnd(44)}${['least', 'median', 'delay', 'work', 'paint'].map((head) => head.padStart(8)).join('')}`);
  for (const interaction of INTERACTIONS.filter(({ name }) => name.includes(WORDS))) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measured(browser, url, interaction));
    runs.sort((a, b) => a.duration - b.duration);
    const [{ duration, delay, work, paint }] = runs;
    const figures = [duration, runs[RUNS >> 1].duration, delay, work, paint];
    const over = duration > LIMIT ? '  over' : '';
    print(`${interaction.name.padEnd(44)}${figures.map((ms) => String(Math.round(ms)).padStart(8)).join('')}${over}`);
  }
}

/** Returns the slowest interaction of an action, in a new profile. */
async function measured(browser, url, { route, viewport, fresh = false, before, act }) {
  const context = await browser.newContext({ baseURL: url, viewport: viewport ?? { width: 1280, height: 800 } });
  try {
    await context.addInitScript(observe, fresh);
    const page = await context.newPage();
    await page.goto(route, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await before?.(page);
    await page.evaluate(() => {
      window.took = [];
    });
    await act(page);
    await page.evaluate(drawnAndReported);
    return slowest(await page.evaluate(() => window.took));
  } finally {
    await context.close();
  }
}

/** Runs in the page: waits until the effect of an interaction has been drawn, and its timing has been reported. */
const drawnAndReported = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }))),
  );

/** Runs in the page: records the browser's event timings and answers the cookie banner before it appears. */
function observe(fresh) {
  if (!fresh) localStorage.setItem('consent', '{"measurement":false,"marketing":false,"embeds":false}');
  window.took = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, processingStart, processingEnd, duration } of list.getEntries())
      if (interactionId > 0) window.took.push({ interactionId, startTime, processingStart, processingEnd, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Several events are one interaction; it takes as long as the longest of them. */
function slowest(events) {
  const [longest] = events.sort((a, b) => b.duration - a.duration);
  if (!longest) return { duration: MIN, delay: 0, work: 0, paint: 0 };
  const { startTime, processingStart, processingEnd, duration } = longest;
  return {
    duration,
    delay: processingStart - startTime,
    work: processingEnd - processingStart,
    paint: Math.max(0, startTime + duration - processingEnd),
  };
}
