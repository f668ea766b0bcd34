/**
 * Runs everything that `npm test` promises, and counts. uvu exits 0 where a hook throws, where a suite is never run
 * and where no file matches (https://github.com/lukeed/uvu/issues/60, /80, /201): so each file must report
 * as many passed as it has, and more than none.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeRunner } from './run-node.mjs';
import { ensureServers } from './servers.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** One more than there are cores: tests in a browser wait for a third of their time. More than a few would want much memory. */
const AT_ONCE = Math.min(availableParallelism() + 1, 8);
/** Several times what the longest file takes: one that hangs fails, and the others are run. */
const MAX_MINUTES = 12;
/** Where more files fail, it is not the machine. */
const MAX_RETRIES = 3;
const run = nodeRunner({ cwd: ROOT, longestMinutes: MAX_MINUTES });
const wanted = process.argv.slice(2);

const totals = { passed: 0, failed: 0, names: [] };
const files = testFiles().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
// Only the tests in hosts/ ask servers.
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

/** Each test file becomes one module; packages stay outside, the tool's own code goes in. */
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
 * A file that failed in a whole run, beside others, runs once more, alone, when those have ended: what fails then counts. One
 * that passes then depends on how busy the machine is, which is a fault of the test or of the code, so it is named.
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

/** React tells of every difference between server and browser in development only. */
function nodeEnvOf(name) {
  return name.startsWith('islands/') ? 'development' : 'production';
}

/** No colours, so that what fails reads alike everywhere. */
function environment(nodeEnv) {
  return { ...process.env, ...servers, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: nodeEnv };
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** How long each took tells where a run became slow; no test is about time. */
function record(name, { passed, failed, seconds }) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) totals.names.push(name);
  process.stdout.write(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''} (${seconds} s)\n`,
  );
}
