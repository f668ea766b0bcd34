/**
 * Runs everything that `npm test` promises, and counts. uvu exits 0 where a hook throws, where a suite is never run
 * and where no file matches (https://github.com/lukeed/uvu/issues/60, /80, /201): so each file must report
 * as many passed as it has, and more than none.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const AT_ONCE = 2;
const wanted = process.argv.slice(2);

const totals = { passed: 0, failed: 0 };
if (wanted.length === 0) {
  await tool('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await tool('lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']);
}
const files = testFiles().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
await runAll(await bundled(files));
if (files.length === 0) record('no test file matches', 0, 1);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function testFiles() {
  return readdirSync(join(ROOT, 'test'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
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
  const worker = async () => {
    for (const module of queue) await runFile(module);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function runFile({ name, path }) {
  const { code, output } = await run(['--enable-source-maps', path], nodeEnvOf(name));
  const count = (label) =>
    [...output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'gm'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  const [total, passed] = [count('Total'), count('Passed')];
  const whole = code === 0 && total > 0 && passed === total;
  if (!whole) process.stdout.write(`${output}\n`);
  record(name, passed, whole ? 0 : Math.max(1, total - passed));
}

async function tool(name, args) {
  const { code, output } = await run(args);
  if (code !== 0) process.stdout.write(`${output}\n`);
  record(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** React tells of every difference between server and browser in development only. */
function nodeEnvOf(name) {
  return name.startsWith('islands/') ? 'development' : 'production';
}

function run(args, nodeEnv = 'production') {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: nodeEnv };
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString() }));
  });
}

function record(name, passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
  process.stdout.write(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}\n`,
  );
}
