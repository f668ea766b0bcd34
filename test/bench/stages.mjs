/**
 * The time of each stage of a check. Run by itself it checks one config and prints its stages as JSON:
 * node test/bench/stages.mjs site.config.ts
 */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '../../cli/bundle.mjs';
import { loadProgram } from '../../cli/load.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SELF = fileURLToPath(import.meta.url);
const RUNS = 5;

/** Returns the stages of the run with the least CPU time, because other programs on the machine only add time. */
export function stagesOf(file) {
  const runs = Array.from({ length: RUNS }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SELF, file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  });
  const total = (stages) => stages.reduce((sum, { cpu }) => sum + cpu, 0);
  return runs.sort((a, b) => total(a) - total(b))[0];
}

async function measure(file) {
  const marks = [];
  const mark = (stage) => {
    const { user, system } = process.cpuUsage();
    marks.push({ stage, wall: performance.now(), cpu: (user + system) / 1000 });
  };
  // Node has started before the first measurement: performance.now() counts from that start.
  marks.push({ stage: 'starting', wall: 0, cpu: 0 });
  const { engine, programIo } = loadProgram(await bundledProgram(), 'check');
  const io = await programIo({ cache: join(dirname(resolve(file)), '.cache', 'site'), progress: mark });
  const { checkSite } = await engine();
  await checkSite({ file: resolve(file), engine: ROOT, release: false, overrides: {} }, io);
  mark('end');
  return marks.slice(0, -1).map(({ stage, wall, cpu }, index) => ({
    stage,
    wall: marks[index + 1].wall - wall,
    cpu: marks[index + 1].cpu - cpu,
  }));
}

if (process.argv[1] === SELF) {
  process.env.NODE_ENV ??= 'production';
  process.stdout.write(JSON.stringify(await measure(process.argv[2])));
}
