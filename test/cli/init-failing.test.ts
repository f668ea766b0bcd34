/** `site init` that fails or is stopped leaves everything as it was. */
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as assert from 'uvu/assert';
import { allOrNothing } from '../../cli/init/write.ts';
import { filesIn } from '../support/init.ts';
import { inFolder, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Runs `site init` with a program in place of npm. */
const withNpm = async (folder: string, npm: string) => {
  const script = join(folder, 'npm.js');
  await writeFile(script, npm);
  return spawn(process.execPath, [join(ROOT, 'cli/site.mjs'), 'init', 'new/site'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: script },
  });
};

const exitOf = (child: ReturnType<typeof spawn>): Promise<number | null> =>
  new Promise((resolve) => child.on('close', resolve));

suite('site init that fails or is stopped', (test) => {
  test('leaves nothing behind if it is stopped with Ctrl+C, not even the folders that it has created', () =>
    inFolder(async (folder) => {
      const npm = "process.kill(process.ppid, 'SIGINT'); setInterval(() => undefined, 1000);";
      assert.is(await exitOf(await withNpm(folder, npm)), 130);
      assert.equal(await readdir(folder), ['npm.js']);
    }));

  test('restores the package.json that it has replaced if another file cannot be written', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'package.json': 'mine' });
      const failed = allOrNothing(folder, async () => {
        // It appears while the site is being written, after the folder was found to be empty.
        await writeFiles(folder, { 'site.config.ts/a': 'mine' });
        return new Map(['a', 'package.json', 'site.config.ts'].map((name) => [name, 'new']));
      });
      assert.match(await failed.then(String, String), 'EISDIR');
      assert.equal(await filesIn(folder), ['package.json', 'site.config.ts/a']);
      assert.is(await readFile(join(folder, 'package.json'), 'utf8'), 'mine');
    }));

  test('leaves an existing folder empty if the tool cannot be packed', () =>
    inFolder(async (folder) => {
      await mkdir(join(folder, 'new/site'), { recursive: true });
      const child = await withNpm(folder, "console.error('npm error no such folder'); process.exit(1);");
      const said = text(child.stderr);
      assert.is(await exitOf(child), 2);
      assert.is(await said, 'npm could not pack the tool: npm error no such folder\n');
      assert.equal(await readdir(join(folder, 'new/site')), []);
    }));
});
