/** Runs everything that `npm test` promises: types, lint, and the test files whose names contain one of the arguments. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsServers, runTests } from './run-tests.mjs';
import { ensureServers } from './servers.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const passed = await runTests({
  root: ROOT,
  folder: join(ROOT, 'test'),
  outdir: join(ROOT, '.cache', 'tests'),
  wanted: process.argv.slice(2),
  // One more than there are cores, because browser tests spend a third of their time waiting; limited because each
  // needs much memory.
  atOnce: Math.min(availableParallelism() + 1, 8),
  before: (files) => ({
    tools: {
      types: ['node_modules/typescript/bin/tsc', '--noEmit'],
      lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
    },
    servers: files.some(needsServers) ? ensureServers((text) => process.stdout.write(`${text}\n`)) : {},
  }),
});
process.exitCode = passed ? 0 : 1;
