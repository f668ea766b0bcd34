/**
 * Builds the shipped site once for all test files that open it in a browser, because building it takes longer than most
 * of their tests. This module is also the program that builds it, in a process with the environment of the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importModule } from './import-module.mjs';

const PROGRAM = fileURLToPath(import.meta.url);

/** The tests that use `withSite` of support/served-site.ts. */
export const needsSite = (file) => file.startsWith('browser') || file.includes('in-a-browser');

/**
 * Returns the environment variable with the folder of the site, which is deleted when this process ends. Returns none
 * if the site cannot be built: each test file then builds its own and reports the failure.
 */
export async function buildSharedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, NODE_ENV: 'production' };
  const [status] = await once(spawn(process.execPath, [PROGRAM, folder], { env, stdio: ['ignore', 2, 2] }), 'exit');
  return status === 0 ? { SITE_TEST_SHARED_SITE: folder } : {};
}

if (process.argv[1] === PROGRAM) {
  const { writeShippedSite } = await importModule('test/support/served-site.ts');
  await writeShippedSite(process.argv[2]);
}
