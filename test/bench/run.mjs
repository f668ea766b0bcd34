/**
 * Measures the commands on the shipped site and on practices with many treatments, each with its own page. The results
 * are printed for people: no test asserts a time, because it depends on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { devRows } from './dev-rows.mjs';
import { changePrice, writeLargeSite } from './large-config.mjs';
import { measured, measuredSite, median } from './measure.mjs';
import { reporter } from './rows.mjs';
import { stagesOf } from './stages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HELP = `npm run bench -- [options]

  --runs N         repeat quick commands N times and print the median (5)
  --treatments N   size of the practice that is built (1000)
  --many N         size of the practice that is checked (10000)
  --only WORD,…    measure only these groups: shipped, dev, large, many
  --stages         also print the stages of a check of the shipped site
  --hosts          also send the requests of many visitors to nginx (needs nginx and wrk)
  --json           print one JSON object
`;
const OPTIONS = {
  runs: { type: 'string', default: '5' },
  treatments: { type: 'string', default: '1000' },
  many: { type: 'string', default: '10000' },
  only: { type: 'string', default: 'shipped,dev,large,many' },
  stages: { type: 'boolean', default: false },
  hosts: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};
const GROUPS = { shipped, dev, large, many };
const options = readOptions();
const RUNS = Number(options.runs);

if (options.help) process.stdout.write(HELP);
else await bench();

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const unknown = values.only.split(',').find((name) => !Object.hasOwn(GROUPS, name));
    if (unknown !== undefined) throw new Error(`There is no group “${unknown}”.`);
    return values;
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  try {
    const empty = median(RUNS, () => measured([process.execPath, '-e', '0'], folder));
    const report = reporter({ json: options.json, empty });
    report.add('node -e 0', empty);
    for (const name of options.only.split(',')) await GROUPS[name](report, folder);
    report.end();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function shipped(report, folder) {
  report.add(
    'site --help',
    median(RUNS, () => measuredSite(['--help'], ROOT)),
  );
  measuredSite(['build', '--out', join(folder, 'dist')], ROOT);
  measuredSite(['check'], ROOT);
  report.add(
    'site check, shipped site, nothing changed',
    median(RUNS, () => measuredSite(['check'], ROOT)),
  );
  const build = ['build', '--out', join(folder, 'dist')];
  report.add(
    'site build, shipped site, nothing changed',
    median(RUNS, () => measuredSite(build, ROOT)),
  );
  if (options.stages)
    for (const { stage, wall, cpu } of await stagesOf(join(ROOT, 'site.config.ts')))
      report.note(`  ${stage.padEnd(44)} CPU ${cpu.toFixed(0)} ms, clock ${wall.toFixed(0)} ms`);
  if (options.hosts) await (await import('./hosts.mjs')).hosts(join(folder, 'dist'), report.note);
}

async function dev(report, folder) {
  await devRows(report, join(folder, 'dev'), RUNS);
}

/** Builds a practice that owners could have, and edits it. */
async function large(report, folder) {
  const count = Number(options.treatments);
  const title = `${count.toLocaleString('en')} treatments`;
  const site = await writeLargeSite(join(folder, 'large'), count);
  const build = () => measuredSite(['build'], site);
  report.add(`site build, ${title}, first`, build());
  report.add(`site build, ${title}, again without dist`, withoutDist(site, build));
  // The folder has new times, so the second run from now on is the first that finds a stored outcome.
  build();
  build();
  report.add(`site build, ${title}, nothing changed`, median(RUNS, build));
  const edited = (run) => () => {
    changePrice(site);
    return run();
  };
  report.add(`site build, ${title}, one price changed`, median(RUNS, edited(build)));
  const check = () => measuredSite(['check'], site);
  report.add(`site check, ${title}, one price changed`, median(RUNS, edited(check)));
  report.add(`site check, ${title}, nothing changed`, median(RUNS, check));
}

function withoutDist(site, run) {
  rmSync(join(site, 'dist'), { recursive: true, force: true });
  return run();
}

/** Checks a practice that is larger than any real one. */
async function many(report, folder) {
  const count = Number(options.many);
  const title = `${count.toLocaleString('en')} treatments`;
  const site = await writeLargeSite(join(folder, 'many'), count);
  const check = () => measuredSite(['check'], site);
  report.add(`site check, ${title}, first`, check());
  report.add(`site check, ${title}, nothing changed`, check());
  changePrice(site);
  report.add(`site check, ${title}, one price changed`, check());
}
