/** Commands end when they receive a signal, whatever the config does. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cliProcess } from '../support/run-cli.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const MINIMAL = join(ROOT, 'test', 'sites', 'minimal');

/** Runs with the minimal site, with extra code at the start of its config. */
const withCode = <T>(code: string, run: (folder: string) => Promise<T>) =>
  inFolder(async (folder) => {
    await cp(MINIMAL, folder, { recursive: true });
    const file = join(folder, 'site.config.ts');
    const config = await readFile(file, 'utf8');
    await writeFile(file, config.replace(/\nexport default/, `\n${code}\nexport default`));
    return run(folder);
  });

/** Sends a signal at the first output of a command, and returns its exit status and what it printed. */
const stopped = (args: readonly string[], signal: NodeJS.Signals, cwd: string) =>
  new Promise<{ status: number | null; printed: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'cli', 'site.mjs'), ...args], { cwd });
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += data;
    });
    child.stderr.once('data', () => child.kill(signal));
    child.on('close', (status) => resolve({ status, printed }));
  });

const ASSESSMENT_NOTICES = "process.stderr.write('Reading.');";

suite('a command that receives a signal', (test) => {
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    test(`ends with ${status} after ${signal}, and a build leaves the folder unchanged`, () =>
      withCode(ASSESSMENT_NOTICES, async (folder) => {
        assert.is((await stopped(['build'], signal, folder)).status, status);
        assert.not(existsSync(join(folder, 'dist')));
      }));
    test(`ends with ${status} after ${signal} while it serves`, () =>
      withCode('', async (folder) =>
        assert.is((await stopped(['dev', '--port', '0'], signal, folder)).status, status),
      ));
    test(`ends with ${status} after ${signal} while it reads the config for the first time, and reports no error`, () =>
      withCode(ASSESSMENT_NOTICES, async (folder) =>
        assert.equal(await stopped(['dev', '--port', '0'], signal, folder), { status, printed: '' }),
      ));
  }
});

suite('a config', (test) => {
  for (const [does, code, message] of [
    ['ends the process', 'process.exit(0);', 'it calls process.exit(), which a config must not do.'],
    ['throws a value that is not an error', "throw 'not today';", 'not today.'],
    ['leaves a rejected promise', "Promise.reject(new Error('not today'));", 'not today.'],
    ['leaves a promise rejected with a value that is not an error', "Promise.reject('not today');", 'not today.'],
  ] as const)
    test(`that ${does} is reported with its location`, () =>
      withCode(code, async (folder) => {
        const { code: status, stdout, stderr } = await cliProcess(['check'], { cwd: folder });
        assert.is(status, 2, stderr);
        const line = (await readFile(join(folder, 'site.config.ts'), 'utf8')).split(code)[0]?.split('\n').length;
        assert.match(stdout, `The config cannot be run: ${message}`);
        assert.match(stdout, new RegExp(`^ +${line}:`, 'm'));
      }));

  test('that leaves a timer running does not delay the end of the command', () =>
    withCode('setInterval(() => undefined, 1000);', async (folder) =>
      assert.is((await cliProcess(['check'], { cwd: folder })).code, 0),
    ));

  test('that leaves a failing timer is reported with its error', () =>
    withCode("setTimeout(() => { throw new Error('not today'); }, 0);", async (folder) => {
      const { code, stdout, stderr } = await cliProcess(['check'], { cwd: folder });
      assert.is(code, 2);
      assert.match(`${stdout}${stderr}`, 'not today');
    }));
});
