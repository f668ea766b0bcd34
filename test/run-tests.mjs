import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isCi } from './is-ci.mjs';
import { nodeRunner, nodeStarter } from './run-node.mjs';
import { testPlace } from './test-processes.mjs';

/**
 * Several times the duration of the longest file, also on a busy machine. A file that hangs fails, and the others still
 * run.
 */
const MAX_MINUTES = 25;
/** Assumed for a new file, and for those that the list of the longest does not contain. */
const UNKNOWN_SECONDS = 30;
/** If more files fail, the load of the machine is not the cause. */
const MAX_RETRIES = 3;

/** The tests of servers: the only ones that need programs that are not packages of the project. */
export const needsServers = (file) => file.startsWith('hosts');

/**
 * Runs the test files of a folder whose names contain one of the wanted words, and returns true if everything passed.
 * uvu exits with 0 if a hook throws, a suite is never run or no file matches (https://github.com/lukeed/uvu/issues/60,
 * /80, /201), so every file must report as many passed tests as it has, and at least one.
 *
 * `root` contains the tool and its packages, `folder` the tests. `before` returns the programs that must succeed in a
 * complete run, as lists of arguments of Node by their names, and a promise of further environment variables for the
 * tests. The programs run while the tests are prepared, because neither uses all cores.
 * `seconds` contains the durations of the longest files, for a first run.
 */
export async function runTests({ root, folder, outdir, wanted, atOnce, before, seconds = {}, env = process.env }) {
  const start = nodeStarter(root);
  const isComplete = wanted.length === 0;
  const files = testFiles(folder).filter((file) => isComplete || wanted.some((part) => file.includes(part)));
  const { tools, servers } = before(files);
  const totals = { passed: 0, failed: 0, cpu: 0, names: [] };
  const toolRuns = isComplete
    ? Object.entries(tools).map(([name, args]) => runTool(name, args, { start, env, totals }))
    : [];
  const [modules, variables] = await Promise.all([bundled(files, { root, folder, outdir }), servers, ...toolRuns]);
  const context = { start, env: { ...env, ...variables }, isCi: isCi(env), totals };
  const outcomes = await runAll(modules, { ...context, outdir, atOnce, seconds });
  if (files.length === 0) record('no test file matches', { passed: 0, failed: 1, seconds: 0 }, totals);
  const failures = outcomes.filter(({ failed }) => failed > 0);
  const mayRetry = isComplete && failures.length <= MAX_RETRIES;
  for (const failure of failures) await settle(failure, mayRetry, context);
  if (totals.names.length > 0) say(`Failed: ${totals.names.join(', ')}`);
  if (totals.cpu > 0) say(`The test files used ${Math.round(totals.cpu)} s of CPU time.`);
  say(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0;
}

const testFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .sort();

/**
 * Bundles the test files; packages stay external, and the tool's own code is included. Code that several files use is
 * in shared modules: in each file's own bundle, it makes 600 MB, which take a minute to write and the files longer to
 * load. The bundles are deleted when this process ends.
 */
async function bundled(names, { root, folder, outdir: parent }) {
  mkdirSync(parent, { recursive: true });
  const outdir = mkdtempSync(join(parent, 'run-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: names.map((name) => join(folder, name)),
    outdir,
    outbase: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    packages: 'external',
    alias: { 'clinic-site': join(root, 'renderer/config/index.ts') },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    outExtension: { '.js': '.mjs' },
    define: { ENGINE_ROOT: JSON.stringify(root) },
    logLevel: 'warning',
  });
  return names.map((name) => ({ name, path: join(outdir, name.replace(/\.tsx?$/, '.mjs')) }));
}

/** Starts the longest files first, by their durations in the last run, so that no long one runs alone at the end. */
async function runAll(modules, { outdir, atOnce, seconds, ...context }) {
  const durations = readDurations(outdir);
  const duration = ({ name }) => durations[name] ?? seconds[name] ?? UNKNOWN_SECONDS;
  const queue = [...modules].sort((a, b) => duration(b) - duration(a));
  const outcomes = [];
  const worker = async () => {
    const place = testPlace(context.start, MAX_MINUTES);
    for (let module = nextFor(place, queue); module; module = nextFor(place, queue)) {
      const outcome = await runFile(module, place, context);
      durations[module.name] = outcome.seconds;
      if (outcome.failed === 0) record(module.name, outcome, context.totals);
      outcomes.push({ ...outcome, module });
    }
    await place.end();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  writeFileSync(durationsFile(outdir), JSON.stringify(durations));
  return outcomes;
}

/** Takes the longest file that this process can run; if there is none, the longest of all. */
function nextFor(place, queue) {
  const fitting = queue.findIndex(({ name }) => nodeEnvOf(name) === place.nodeEnv());
  return queue.splice(Math.max(0, fitting), 1)[0];
}

const durationsFile = (outdir) => join(outdir, 'durations.json');

function readDurations(outdir) {
  try {
    return JSON.parse(readFileSync(durationsFile(outdir), 'utf8'));
  } catch {
    // The first run, or one that was ended while it wrote: the order does not change the result.
    return {};
  }
}

async function runFile({ name, path }, place, { env, isCi }) {
  const { code, output, seconds, cpu } = await place.run(path, environment(env, nodeEnvOf(name)));
  const count = (label) =>
    [...output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'gm'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  const [total, passed] = [count('Total'), count('Passed')];
  const leftOut = [...output.matchAll(/^LEFT OUT .*$/gm)].map(([line]) => line);
  for (const [line] of output.matchAll(/^(LEFT OUT|MEASURED) .*$/gm)) say(line);
  const isWhole = code === 0 && total > 0 && passed === total;
  if (!isWhole) say(output);
  const isMissing = isCi && needsServers(name) && leftOut.length > 0;
  if (isMissing) say(`${name}: in CI, no server may be missing. Install it, as the line above says.`);
  const failed = isWhole ? 0 : Math.max(1, total - passed);
  return { passed, failed: failed + (isMissing ? leftOut.length : 0), seconds, cpu, hung: code === null, isMissing };
}

/**
 * Records a file that failed. In a complete run it first runs once more, alone: if it then passes, it depends on the
 * load of the machine. That is reported as a bug of the test or the code, and does not fail the run, as in Playwright
 * (https://playwright.dev/docs/test-retries): otherwise one of ten thousand tests decides by chance.
 */
async function settle({ module, ...first }, mayRetry, context) {
  if (!mayRetry || first.hung || first.isMissing) return record(module.name, first, context.totals);
  const place = testPlace(context.start, MAX_MINUTES);
  const second = await runFile(module, place, context);
  await place.end();
  if (second.failed === 0) say(`UNSTEADY ${module.name}: it failed beside other files and passed alone; see above`);
  record(module.name, second, context.totals);
}

async function runTool(name, args, { start, env, totals }) {
  const run = nodeRunner(start, MAX_MINUTES);
  const { code, output, seconds } = await run(args, environment(env, 'production'));
  if (code !== 0) say(output);
  record(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds }, totals);
}

/** React reports all differences between server and browser only in development mode. */
const nodeEnvOf = (name) => (name.startsWith('islands/') ? 'development' : 'production');

/** Disables colours, so that failures look the same everywhere. */
const environment = (env, nodeEnv) => ({ ...env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: nodeEnv });

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The durations show where a run has become slow; no test asserts them. */
function record(name, { passed, failed, seconds, cpu = 0 }, totals) {
  totals.passed += passed;
  totals.failed += failed;
  totals.cpu += cpu;
  if (failed > 0) totals.names.push(name);
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  say(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${counts} (${seconds} s${cpu > 0 ? `, ${cpu.toFixed(1)} s CPU` : ''})`);
}
