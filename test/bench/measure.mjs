/**
 * Measures commands by their processor time, because other programs on the machine change the time on the clock much
 * more. The shell reports the time of a command and of all processes that it waits for
 * (https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_27, “times”).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = join(ROOT, 'cli/site.mjs');
const USAGE = fileURLToPath(new URL('usage.cjs', import.meta.url));
export const TIMED = '"$@" >&4; status=$?; times >&3; exit $status';
const MIB = 1024;

/** Returns the environment of a measured process, which appends its peak memory to a file. */
export const measuredEnv = (usageFile) => ({
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: `--require=${USAGE}`,
  BENCH_USAGE: usageFile,
});

/** Runs a program to its end; throws an error if it fails. */
export function measured([program, ...args], cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'site-usage-'));
  try {
    const usageFile = join(folder, 'usage');
    const start = performance.now();
    const { status, output } = spawnSync('sh', ['-c', TIMED, 'sh', program, ...args], {
      cwd,
      env: measuredEnv(usageFile),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    const wall = (performance.now() - start) / 1000;
    const [, , stderr, times, stdout] = output;
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}\n${stdout.slice(0, 4000)}${stderr}`);
    return { cpu: secondsIn(times), wall, memory: peakIn(usageFile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds up the times that the shell reports: “0m1.250s”, for the shell and its children, in user and system mode. */
export const secondsIn = (text) =>
  [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds), 0);

/** Returns the peak memory of the largest process in MiB; `undefined` for programs other than Node. */
function peakIn(usageFile) {
  try {
    const peaks = readFileSync(usageFile, 'utf8').trim().split('\n').map(Number);
    return Math.max(...peaks) / MIB;
  } catch {
    return undefined;
  }
}

/** Runs `site` with the arguments. */
export const measuredSite = (args, cwd) => measured([process.execPath, SITE, ...args], cwd);

/** Repeats a measurement and returns the run with the median processor time. */
export function median(runs, measure) {
  const results = Array.from({ length: runs }, (_, run) => measure(run));
  return results.sort((a, b) => a.cpu - b.cpu)[runs >> 1];
}
