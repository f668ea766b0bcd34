/** `npm start` and `npm test` install what they need, and nothing that is there. */
import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { inFolder, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const PACKAGES = {
  '': {},
  'node_modules/used': { version: '1.0.0' },
  'node_modules/tests': { version: '1.0.0', dev: true },
};

/** Takes the place of npm: notes its arguments, and installs nothing. */
const NPM =
  "import { writeFileSync } from 'node:fs'; writeFileSync('called.txt', process.argv.slice(2).join(' ')); process.exit(1);";

/** Returns the arguments with which the set-up runs npm in a clone; `undefined` if it does not run it. */
async function npmIn(task: 'start' | 'test', installed: readonly string[]): Promise<string | undefined> {
  let called: string | undefined;
  await inFolder(async (clone) => {
    for (const name of ['setup.mjs', 'npm.mjs']) await cp(join(ROOT, 'cli', name), join(clone, 'cli', name));
    await cp(join(ROOT, 'package.json'), join(clone, 'package.json'));
    const manifests = installed.map((name) => [`node_modules/${name}/package.json`, '{ "version": "1.0.0" }'] as const);
    const lock = JSON.stringify({ packages: PACKAGES });
    await writeFiles(clone, { 'package-lock.json': lock, 'npm.js': NPM, ...Object.fromEntries(manifests) });
    const env = { ...process.env, npm_execpath: join(clone, 'npm.js') };
    // The task itself fails, because the clone contains no tool.
    await promisify(execFile)(process.execPath, ['cli/setup.mjs', task], { cwd: clone, env }).catch(() => undefined);
    called = await readFile(join(clone, 'called.txt'), 'utf8').catch(() => undefined);
  });
  return called;
}

suite('the set-up of a clone', (test) => {
  test('a first start installs no packages for development', async () =>
    assert.is(await npmIn('start', []), 'ci --no-audit --no-fund --omit=dev'));
  test('a later start keeps the packages for development if another is missing', async () =>
    assert.is(await npmIn('start', ['tests']), 'ci --no-audit --no-fund'));
  test('a start installs nothing if only packages for development are missing', async () =>
    assert.is(await npmIn('start', ['used']), undefined));
  test('the tests install the packages for development after a start', async () =>
    assert.is(await npmIn('test', ['used']), 'ci --no-audit --no-fund'));
});
