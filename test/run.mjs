/**
 * Runs everything that `npm test` promises, and counts the results. uvu exits with 0 if a hook throws, a suite is never
 * run or no file matches (https://github.com/lukeed/uvu/issues/60, /80, /201), so every file must report as many passed
 * tests as it has, and at least one.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeRunner } from './run-node.mjs';
import { ensureServers } from './servers.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/**
 * One more than there are cores, because browser tests spend a third of their time waiting; limited because each needs
 * much memory.
 */
const AT_ONCE = Math.min(availableParallelism() + 1, 8);
/** Several times the duration of the longest file. A file that hangs fails, and the others still run. */
const MAX_MINUTES = 12;
/** If more files fail, the machine is not the cause. */
const MAX_RETRIES = 3;
const run = nodeRunner({ cwd: ROOT, longestMinutes: MAX_MINUTES });
const wanted = process.argv.slice(2);

const totals = { passed: 0, failed: 0, names: [] };
const files = testFiles().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
// Only the tests in hosts/ need servers.
const servers = files.some((file) => file.startsWith('hosts')) ? ensureServers(say) : {};
if (wanted.length === 0) {
  await tool('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await tool('lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']);
}
const outcomes = await runAll(await bundled(files));
if (files.length === 0) record('no test file matches', { passed: 0, failed: 1, seconds: 0 });
const failures = outcomes.filter(({ failed }) => failed > 0);
for (const failure of failures) await settle(failure);
if (totals.names.length > 0) say(`Failed: ${totals.names.join(', ')}`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function testFiles() {
  return readdirSync(join(ROOT, 'test'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .sort();
}

/** Bundles each test file into one module; packages stay external, and the tool's own code is included. */
async function bundled(names) {
  const outdir = join(ROOT, '.cache', 'tests');
  await build({
    entryPoints: names.map((name) => join(ROOT, 'test', name)),
    outdir,
    outbase: join(ROOT, 'test'),
    bundle: true,
    packages: 'external',
    alias: { 'clinic-site': join(ROOT, 'renderer/config/index.ts') },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    outExtension: { '.js': '.mjs' },
    define: { ENGINE_ROOT: JSON.stringify(ROOT) },
    logLevel: 'warning',
  });
  return names.map((name) => ({ name, path: join(outdir, name.replace(/\.tsx?$/, '.mjs')) }));
}

async function runAll(modules) {
  const queue = modules.values();
  const outcomes = [];
  const worker = async () => {
    for (const module of queue) {
      const outcome = await runFile(module);
      if (outcome.failed === 0) record(module.name, outcome);
      outcomes.push({ ...outcome, module });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}

async function runFile({ name, path }) {
  const { code, output, seconds } = await run(['--enable-source-maps', path], environment(nodeEnvOf(name)));
  const count = (label) =>
    [...output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'gm'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  const [total, passed] = [count('Total'), count('Passed')];
  const whole = code === 0 && total > 0 && passed === total;
  for (const [line] of output.matchAll(/^LEFT OUT .*$/gm)) say(line);
  if (!whole) say(output);
  return { passed, failed: whole ? 0 : Math.max(1, total - passed), seconds, hung: code === null };
}

/**
 * Runs a file that failed in a complete run once more, alone, and counts that result. If it passes then, it depends on
 * the load of the machine, which is a bug in the test or the code, so it is reported.
 */
async function settle({ module, ...first }) {
  if (wanted.length > 0 || failures.length > MAX_RETRIES || first.hung) return record(module.name, first);
  const second = await runFile(module);
  if (second.failed === 0) say(`UNSTEADY ${module.name}: it failed beside other files and passed alone; see above`);
  record(module.name, second);
}

async function tool(name, args) {
  const { code, output, seconds } = await run(args, environment('production'));
  if (code !== 0) say(output);
  record(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds });
}

/** React reports all differences between server and browser only in development mode. */
function nodeEnvOf(name) {
  return name.startsWith('islands/') ? 'development' : 'production';
}

/** Disables colours, so that failures look the same everywhere. */
function environment(nodeEnv) {
  return { ...process.env, ...servers, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: nodeEnv };
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The durations show where a run has become slow; no test asserts them. */
function record(name, { passed, failed, seconds }) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) totals.names.push(name);
  process.stdout.write(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''} (${seconds} s)\n`,
  );
}
