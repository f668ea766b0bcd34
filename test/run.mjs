/** Runs everything that `npm test` promises: types, lint, and the test files whose names contain one of the arguments. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsServers, runTests } from './run-tests.mjs';
import { ensureServers } from './servers.mjs';
import { buildSharedSite, needsSite } from './shared-site.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files that take longest, on 2 cores. In a fresh clone, as in CI, no durations are recorded, and by name
 * `mutations` would begin when most others have ended.
 */
const SECONDS = {
  'docs/second-clinic.test.ts': 240,
  'mutations/mutations.test.ts': 230,
  'cli/build.test.ts': 210,
  'config/fuzz.test.ts': 200,
  'mutations/pairs.test.ts': 200,
  'docs/worked-examples.test.ts': 180,
  'browser/practices-use.test.ts': 165,
  'corpus/corpus.test.ts': 150,
  'page-editor/common-edits.test.ts': 150,
  'rules.test.ts': 150,
  'hostile-fields.test.ts': 140,
  'output/threads-and-cache.test.ts': 130,
  'rules/random-catalogues.test.ts': 130,
  'browser/line-breaks.test.ts': 120,
  'browser/practices.test.ts': 110,
  'browser/print.test.ts': 110,
  'cli/check.test.ts': 110,
  'browser/embeds.test.ts': 80,
  'browser/layout.test.ts': 80,
  'browser/contrast.test.ts': 75,
};

async function serversFor(files) {
  const site = files.some(needsSite) ? buildSharedSite() : {};
  const servers = files.some(needsServers) ? ensureServers((text) => process.stdout.write(`${text}\n`)) : {};
  return { ...servers, ...(await site) };
}

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
      types: ['node_modules/typescript/bin/tsc', '--noEmit'],
      lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
    },
    servers: serversFor(files),
  }),
});
process.exitCode = passed ? 0 : 1;
