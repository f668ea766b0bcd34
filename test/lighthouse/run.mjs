/**
 * Runs Lighthouse on every page, simulating a mid-range phone with a slow connection: `npm run lighthouse [route …]`.
 * Builds the site, serves it like a host, and fails below 99 for performance, below 100 for the other scores, and for a
 * layout shift of 0.01 or more. It is not part of `npm test`, because it takes ten minutes on an idle machine and its
 * scores depend on the machine. The tests assert the properties that lead to these scores.
 *
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from '../../cli/browser.mjs';
import { measured } from './measure.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = join(ROOT, 'cli/site.mjs');
const wanted = process.argv.slice(2);
const print = (text) => process.stdout.write(`${text}\n`);

const { complete: browser } = await ensureBrowsers(print);
if (!browser) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'site-lighthouse-'));
const out = join(folder, 'dist');
try {
  site('build', '--out', out);
  const { routes } = JSON.parse(site('routes', '--format', 'json'));
  const { url, stop } = await served();
  try {
    const asked = routes.filter(({ route }) => wanted.length === 0 || wanted.includes(route));
    const statuses = await Promise.all(asked.map(async ({ route }) => (await fetch(`${url}${route}`)).status));
    // Lighthouse cannot measure a page that answers 404.
    const pages = asked.filter((_, index) => statuses[index] === 200);
    await report(pages, url);
  } finally {
    stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function report(routes, url) {
  print(row(['', 'perf', 'a11y', 'best', 'seo', 'shift', 'LCP', 'KB', 'runs']));
  const short = [];
  for (const { route, index } of routes) {
    const page = await measured({ url: `${url}${route}`, hidden: !index, browser, folder });
    const scores = [page.performance, page.accessibility, page['best-practices'], `${page.seo}${index ? '' : '*'}`];
    const rest = [
      page.shift.toFixed(3),
      `${(page.paint / 1000).toFixed(1)} s`,
      Math.round(page.bytes / 1000),
      page.runs,
    ];
    print(row([route, ...scores, ...rest, page.short ? '✘' : '']));
    for (const audit of page.audits) print(`    ${audit}`);
    if (page.short) short.push(route);
  }
  print('* without “is-crawlable”: the page asks not to be in search results.');
  print(
    short.length === 0 ? 'All pages pass.' : `${short.length} of ${routes.length} pages fall short: ${short.join(' ')}`,
  );
  process.exitCode = short.length === 0 ? 0 : 1;
}

function row([name, ...cells]) {
  return `${name.padEnd(44)}${cells.map((cell) => `${cell}`.padStart(7)).join('')}`;
}

function site(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SITE, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`site ${args[0]} failed.\n${stderr}`);
  return stdout;
}

/** Serves the folder like `site preview`, with compression. */
function served() {
  const child = spawn(process.execPath, [SITE, 'preview', '--out', out, '--port', '0'], { cwd: ROOT });
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('site preview ended.')));
    child.stderr.on('data', (part) => {
      const url = /http:\S+/.exec(`${part}`)?.[0];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });
}
