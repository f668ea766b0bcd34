/**
 * Measures `site check` and `site build` on the shipped site and on a practice with 2,000 treatments, each with its own
 * page: whole commands with a warm cache, then each stage, then nginx with the configuration that `site host` prints.
 * The results are printed for people: no test asserts a time, because it depends on the machine.
 *
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { find } from '../servers.mjs';
import { largeSite } from './large-site.mjs';
import { stagesOf } from './stages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = Number(process.argv[2] ?? 7);
const TREATMENTS = Number(process.argv[3] ?? 2000);
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const out = join(folder, 'dist');
const print = (text) => process.stdout.write(`${text}\n`);
const ms = (value) => `${Math.round(value)} ms`.padStart(9);

try {
  print(`Node ${process.versions.node}, ${cpus().length} cores, ${RUNS} runs each`);
  await shipped();
  await served();
  await large();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function shipped() {
  const make = ['build', '--out', out];
  const empty = () => rmSync(out, { recursive: true, force: true });
  timed(make, ROOT);
  print('\nThe shipped site');
  report('site check', () => undefined, ['check'], ROOT);
  report('site build into an empty folder', empty, make, ROOT);
  report('site build, nothing changed', () => undefined, make, ROOT);
  await stages(join(ROOT, 'site.config.ts'));
}

/** Skipped if nginx or wrk is not installed (apt-get install nginx wrk). */
async function served() {
  const [nginx, wrk] = [find('nginx'), find('wrk')];
  print('\nnginx with the configuration of “site host nginx”, 32 visitors at once');
  if (!nginx || !wrk) return print(`  left out: ${nginx ? 'wrk' : 'nginx'} is not installed`);
  process.env.SITE_TEST_NGINX = nginx;
  const outfile = join(ROOT, '.cache/bench/load.mjs');
  const define = { ENGINE_ROOT: JSON.stringify(ROOT) };
  const alias = { 'clinic-site': join(ROOT, 'renderer/config/index.ts') };
  const options = { bundle: true, packages: 'external', format: 'esm', platform: 'node', define, alias };
  await build({ ...options, entryPoints: [join(ROOT, 'test/bench/load.ts')], outfile });
  const { load } = await import(pathToFileURL(outfile).href);
  const script = readdirSync(join(out, 'assets')).find((name) => name.endsWith('.js'));
  await load(out, `assets/${script}`, print);
}

async function large() {
  const site = await largeConfig();
  print(`\n${TREATMENTS} treatments, each with a page`);
  const first = timed(['check'], site);
  print(`  ${'site check, for the first time'.padEnd(40)} ${ms(first)}`);
  report('site check', () => undefined, ['check'], site);
  await stages(join(site, 'site.config.ts'));
}

/** A config as an owner might write it: one file of plain values. */
async function largeConfig() {
  const minimal = join(ROOT, 'test/sites/minimal');
  const { outputFiles } = await build({
    entryPoints: [join(minimal, 'site.config.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    alias: { 'clinic-site': join(ROOT, 'renderer/config/index.ts') },
  });
  const bundle = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const { default: config } = await import(bundle);
  const site = join(folder, 'large');
  cpSync(join(minimal, 'content'), join(site, 'content'), { recursive: true });
  writeFileSync(
    join(site, 'site.config.ts'),
    `export default ${JSON.stringify(largeSite(config, TREATMENTS), null, 2)};\n`,
  );
  return site;
}

function timed(args, cwd) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'cli/site.mjs'), ...args], { cwd });
  if (status !== 0) throw new Error(`site ${args.join(' ')} ended with ${status}\n${stdout.slice(0, 4000)}${stderr}`);
  return performance.now() - start;
}

function report(name, prepare, args, cwd) {
  const times = Array.from({ length: RUNS }, () => {
    prepare();
    return timed(args, cwd);
  }).sort((a, b) => a - b);
  print(`  ${name.padEnd(40)} ${ms(times[RUNS >> 1])}, ${ms(times[0]).trim()} to ${ms(times[RUNS - 1]).trim()}`);
}

/** Times the stages of a check in a separate process, as the command does, with a warm cache. */
async function stages(file) {
  for (const { stage, wall, cpu } of await stagesOf(file)) print(`    ${stage.padEnd(38)} ${ms(wall)}  CPU ${ms(cpu)}`);
}
