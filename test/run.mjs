/** Runs everything that `npm test` promises: types, lint, and the test files whose names contain one of the arguments. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from './memory-folder.mjs';
import { needsServers, runTests } from './run-tests.mjs';
import { ensureServers } from './servers.mjs';
import { buildSharedSite, needsSite } from './shared-site.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files that take longest, on 2 busy cores. In a fresh clone, as in CI, no durations are recorded, and by name
 * `mutations` would begin when most others have ended.
 */
const SECONDS = {
  'config/fuzz.test.ts': 210,
  'docs/second-clinic.test.ts': 180,
  'corpus/corpus.test.ts': 180,
  'mutations/mutations.test.ts': 180,
  'rules.test.ts': 150,
  'browser/practices-use.test.ts': 140,
  'cli/build.test.ts': 130,
  'page-editor/common-edits.test.ts': 120,
  'rules/random-catalogues.test.ts': 120,
  'mutations/pairs.test.ts': 110,
  'hostile-fields.test.ts': 100,
  'docs/worked-examples.test.ts': 100,
  'browser/line-breaks.test.ts': 100,
  'browser/practices.test.ts': 90,
  'browser/weight.test.ts': 90,
  'browser/embeds.test.ts': 90,
  'browser/contrast.test.ts': 80,
  'browser/without-scripts.test.ts': 80,
  'output/killed.test.ts': 80,
  'browser/colour-pairs.test.ts': 80,
  'browser/images.test.ts': 70,
  'hostile-names.test.ts': 70,
  'browser/redirect-pages.test.ts': 70,
  'browser/accessibility.test.ts': 70,
  'browser/cover.test.ts': 60,
  'run-tests.test.ts': 60,
  'browser/layout.test.ts': 60,
  'browser/keyboard.test.ts': 60,
  'browser/layout-shift.test.ts': 60,
  'browser/first-visit.test.ts': 50,
  'browser/print.test.ts': 50,
  'browser/cookie-question.test.ts': 40,
  'upcoming/moments.test.ts': 40,
  'hosts/conformance.test.ts': 40,
  'browser/landing.test.ts': 40,
};

async function serversFor(files) {
  const site = files.some(needsSite) ? buildSharedSite() : {};
  const servers = files.some(needsServers) ? ensureServers((text) => process.stdout.write(`${text}\n`)) : {};
  return { ...servers, ...(await site) };
}

// Before anything asks for the folder of temporary files.
Object.assign(process.env, memoryFolder());

const passed = await runTests({
  root: ROOT,
  folder: join(ROOT, 'test'),
  outdir: join(ROOT, '.cache', 'tests'),
  wanted: process.argv.slice(2),
  seconds: SECONDS,
  // One more than there are cores, because browser tests spend a third of their time waiting; limited because each
  // needs much memory.
  atOnce: Math.min(availableParallelism() + 1, 8),
  before: (files) => ({
    tools: {
      // Several threads would use twice the CPU time, which other programs need, because they repeat work.
      types: ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'],
      lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
    },
    servers: serversFor(files),
  }),
});
process.exitCode = passed ? 0 : 1;
