/** A build trusts its output folder only if nobody can have changed it since. */
import { mkdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { stamps } from '../../cli/stamps.ts';
import { unchangedFiles, writeLastOutput } from '../../renderer/output/last-output.ts';
import { inFolder, memoryIo, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Longer than the steps in which file systems store times. */
const SETTLED_MS = 2100;

suite('the output of the last build', (test) => {
  test('is unchanged until a file has other contents, even of the same size and time', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'index.html': 'Hello', 'assets/a.js': '1' });
      const io = { ...memoryIo(), stamps };
      await wait(SETTLED_MS);
      await writeLastOutput(folder, 'key', io);
      assert.is(await unchangedFiles(folder, 'key', io), 2);
      assert.is(await unchangedFiles(folder, 'another key', io), undefined);
      const file = join(folder, 'index.html');
      const { atime, mtime } = await stat(file);
      await writeFile(file, 'Hallo');
      await utimes(file, atime, mtime);
      assert.is(await readFile(file, 'utf8'), 'Hallo');
      await wait(SETTLED_MS);
      assert.is(await unchangedFiles(folder, 'key', io), undefined);
    }));

  test('is unknown if the folder is missing, contains a link or drafts, or has only just been written', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'new/index.html': 'Hello' });
      await mkdir(join(folder, 'linked'));
      await symlink(join(folder, 'new'), join(folder, 'linked/new'));
      await mkdir(join(folder, 'drafts/.clinic-site-build'), { recursive: true });
      await mkdir(join(folder, 'settled'));
      for (const name of ['missing', 'new', 'linked', 'drafts'])
        assert.is(await stamps(join(folder, name)), undefined, name);
      await wait(SETTLED_MS);
      for (const name of ['linked', 'drafts']) assert.is(await stamps(join(folder, name)), undefined, name);
      assert.is((await stamps(join(folder, 'new')))?.files, 1);
    }));
});
