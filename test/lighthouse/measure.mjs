/** Measures a page with Lighthouse, several times if necessary. */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Pins the Lighthouse version, because versions weigh the audits differently. npx downloads it on first use; it is not
 * a dependency.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The minimum scores of every page. */
const MIN = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_SHIFT = 0.01;

/**
 * Scores depend on the load of the machine, so a page below the minimum is measured this many times and the median
 * counts.
 */
const TIMES = 5;

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the scores of a page, its layout shift and the failed audits. `hidden`: the page opts out of search results,
 * so that audit is skipped.
 */
export async function measured({ url, hidden, browser, folder, times = TIMES }) {
  const runs = [await once({ url, hidden, browser, folder })];
  while (fallsShort(runs[0]) && runs.length < times) runs.push(await once({ url, hidden, browser, folder }));
  const values = Object.fromEntries(
    [...Object.keys(MIN), 'shift', 'paint', 'bytes'].map((name) => [name, median(runs.map((run) => run[name]))]),
  );
  const short = fallsShort(values);
  return { ...values, short, runs: runs.length, audits: short ? (runs.find(fallsShort)?.audits ?? []) : [] };
}

const fallsShort = (values) =>
  values.shift >= MAX_SHIFT || Object.entries(MIN).some(([name, least]) => values[name] < least);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function once({ url, hidden, browser, folder }) {
  const file = join(folder, 'report.json');
  const skipped = hidden ? ['--skip-audits=is-crawlable'] : [];
  const how = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS.join(' ')}`];
  await run('npx', ['--yes', LIGHTHOUSE, url, ...how, ...skipped], { ...process.env, CHROME_PATH: browser });
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  const scores = Object.keys(MIN).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    shift: audits['cumulative-layout-shift'].numericValue,
    paint: audits['largest-contentful-paint'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    audits: failed(categories, audits),
  };
}

/** The audits that cost a page its score. */
const failed = (categories, audits) =>
  Object.keys(MIN).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
  );

const run = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    const said = [];
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${LIGHTHOUSE} failed.\n${said.join('')}`))));
  });
