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
  'mutations/mutations.test.ts': 478,
  'cli/build.test.ts': 269,
  'config/fuzz.test.ts': 162,
  'browser/layout-shift.test.ts': 161,
  'browser/contrast.test.ts': 152,
  'cli/check.test.ts': 144,
  'browser/cookie-question.test.ts': 135,
  'docs/second-clinic.test.ts': 133,
  'browser/contents.test.ts': 130,
  'rules.test.ts': 129,
  'browser/embeds.test.ts': 128,
  'browser/layout.test.ts': 123,
  'browser/line-breaks.test.ts': 121,
  'browser/accessibility.test.ts': 112,
};

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
    servers: {
      ...(files.some(needsServers) ? ensureServers((text) => process.stdout.write(`${text}\n`)) : {}),
      ...(files.some(needsSite) ? buildSharedSite() : {}),
    },
  }),
});
process.exitCode = passed ? 0 : 1;
