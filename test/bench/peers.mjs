/**
 * Measures this tool beside other generators that build the same catalogue: each treatment has the same text and prices
 * everywhere. The results are printed for people: no test asserts a time, because it depends on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measured, measuredSite, median } from './measure.mjs';
import { ownBuild, ownCheck, peer } from './peers/contestants.mjs';
import { help, readOptions } from './peers/options.mjs';
import { copyPeers, installPeer } from './peers/prepare.mjs';
import { progressLine } from './peers/progress.mjs';
import { measureSize } from './peers/rounds.mjs';
import { describeMissing, headOf, rowOf, tableOf } from './peers/table.mjs';
import { TOOLS } from './peers/tools.mjs';

const NAMES = TOOLS.map(({ name }) => name);
const EMPTY_RUNS = 5;
const INTERRUPTED = 130;
const print = (text) => process.stdout.write(`${text}\n`);

const options = optionsOrMessage();
if (options?.help) process.stdout.write(help(NAMES));
else if (options) await bench(options);

function optionsOrMessage() {
  try {
    return readOptions(process.argv.slice(2), NAMES);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

async function bench(options) {
  const folder = mkdtempSync(join(tmpdir(), 'site-peers-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  process.once('SIGINT', () => process.exit(INTERRUPTED));
  const progress = progressLine(process.stderr);
  try {
    await compare(options, { folder, progress });
  } finally {
    progress.end();
  }
}

async function compare({ folder: given, only, sizes, runsOf, json }, { folder, progress }) {
  const root = join(folder, 'peers');
  copyPeers(resolve(given), root);
  const { tools, versions, missing } = install(only, { root, progress });
  // The first start of the tool after a change of its code compiles it.
  measuredSite(['--help'], folder);
  const empty = median(EMPTY_RUNS, () => measured([process.execPath, '-e', '0'], folder));
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model ?? '' };
  const date = new Date().toISOString().slice(0, 10);
  const say = (text) => {
    progress.clear();
    if (!json) print(text);
  };
  say(headOf({ machine, date, versions, missing, empty: empty.cpu }).join('\n'));
  const contestants = [
    ...[ownCheck(join(folder, 'check')), ownBuild(join(folder, 'build'))].filter(({ name }) => only.includes(name)),
    ...tools.map((tool) => peer(tool, root)),
  ];
  const rows = [rowOf({ name: 'node -e 0', task: '', ...empty }, { empty: empty.cpu })];
  for (const treatments of sizes) {
    const measuring = { treatments, runs: runsOf(treatments), contestants, root, progress: progress.show };
    const { results, failures } = await measureSize(measuring);
    const eleventy = results.find(({ name, task }) => name === 'Eleventy' && task === 'first build')?.cpu;
    const table = results.map((result) => rowOf(result, { empty: empty.cpu, eleventy }));
    rows.push(...table);
    missing.push(...failures);
    if (failures.length > 0) process.exitCode = 1;
    say(['', ...tableOf(treatments, table), ...failures.map(describeMissing)].join('\n'));
  }
  if (json) print(JSON.stringify({ version: 1, date, machine, versions, missing, rows }, null, 2));
}

/** Installs the wanted peers. One that cannot be installed is named with the reason. */
function install(only, { root, progress }) {
  const result = { tools: [], versions: {}, missing: [] };
  for (const tool of TOOLS.filter(({ name }) => only.includes(name))) {
    progress.show(`Installing ${tool.title}`);
    try {
      const version = installPeer(tool, root);
      result.tools.push(tool);
      result.versions[tool.title] = version;
    } catch (error) {
      result.missing.push({ name: tool.title, reason: error.message });
    }
  }
  return result;
}
