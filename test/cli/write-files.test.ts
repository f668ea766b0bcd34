/** Files are replaced completely or not at all. */
import { spawn } from 'node:child_process';
import { chmod, lstat, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { type FileChange, writeFiles } from '../../cli/edit/write-files.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const change = (path: string, before: string, after: string): FileChange => ({
  path,
  before: Buffer.from(before),
  after: Buffer.from(after),
});

const write = (folder: string, ...changes: readonly FileChange[]) =>
  writeFiles(changes, { lockFolder: join(folder, '.cache/editing'), progress: () => undefined });

/** The files of a folder, without the cache. */
const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name !== '.cache').sort();

suite('writing files', (test) => {
  test('replaces several files and leaves nothing else behind', () =>
    inFolder(async (folder) => {
      const [a, b] = [join(folder, 'a.ts'), join(folder, 'b.ts')];
      await Promise.all([writeFile(a, 'a'), writeFile(b, 'b')]);
      assert.is(await write(folder, change(a, 'a', 'A'), change(b, 'b', 'B')), undefined);
      assert.equal([await readFile(a, 'utf8'), await readFile(b, 'utf8')], ['A', 'B']);
      assert.equal(await filesIn(folder), ['a.ts', 'b.ts']);
    }));

  test('writes none if one has changed since it was read, or is gone', () =>
    inFolder(async (folder) => {
      const [a, b] = [join(folder, 'a.ts'), join(folder, 'b.ts')];
      await Promise.all([writeFile(a, 'a'), writeFile(b, 'by hand')]);
      assert.equal(await write(folder, change(a, 'a', 'A'), change(b, 'b', 'B')), { changedMeanwhile: b });
      const error = await write(folder, change(a, 'a', 'A'), change(join(folder, 'c.ts'), 'c', 'C')).catch(
        (one: unknown) => one,
      );
      assert.match(String(error), 'ENOENT');
      assert.equal([await readFile(a, 'utf8'), await readFile(b, 'utf8')], ['a', 'by hand']);
      assert.equal(await filesIn(folder), ['a.ts', 'b.ts']);
    }));

  test('removes what a process has left that was killed while it wrote, but not the file of one that still writes', () =>
    inFolder(async (folder) => {
      const [a, old, running] = ['a.ts', '.a.ts.12.x1.tmp', '.a.ts.13.x2.tmp'].map((name) => join(folder, name));
      for (const path of [a, old, running]) await writeFile(path ?? '', 'a');
      const anHourAgo = Date.now() / 1000 - 3600;
      await utimes(old ?? '', anHourAgo, anHourAgo);
      await write(folder, change(a ?? '', 'a', 'A'));
      assert.equal(await filesIn(folder), ['.a.ts.13.x2.tmp', 'a.ts']);
    }));

  test('keeps the permissions of a file, and the symbolic link to it', () =>
    inFolder(async (folder) => {
      const [real, link] = [join(folder, 'real.ts'), join(folder, 'link.ts')];
      await writeFile(real, 'a');
      await chmod(real, 0o640);
      await symlink('real.ts', link);
      await write(folder, change(link, 'a', 'A'));
      assert.is(await readFile(real, 'utf8'), 'A');
      assert.is((await stat(real)).mode & 0o777, 0o640);
      assert.ok((await lstat(link)).isSymbolicLink());
    }));

  test('works without the right to write to the cache', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'a.ts');
      await Promise.all([
        writeFile(file, 'a'),
        writeFile(join(folder, '.cache'), 'a file, because root may write to every folder'),
      ]);
      assert.is(await write(folder, change(file, 'a', 'A')), undefined);
      assert.is(await readFile(file, 'utf8'), 'A');
    }));

  test('of several writers at once, the first wins and the others are refused', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'a.ts');
      await writeFile(file, 'a');
      const results = await Promise.all(['1', '2', '3', '4'].map((text) => write(folder, change(file, 'a', text))));
      const winners = results.flatMap((result, index) => (result === undefined ? [String(index + 1)] : []));
      assert.is(winners.length, 1);
      assert.is(await readFile(file, 'utf8'), winners[0]);
    }));

  test('that is killed at any moment leaves the old file or the new one', () =>
    inFolder(async (folder) => {
      const [program, file] = [join(folder, 'write.mjs'), join(folder, 'a.ts')];
      const size = 300_000;
      await writeFile(file, 'a'.repeat(size));
      await build({
        stdin: {
          contents: `import { writeFiles } from './cli/edit/write-files.ts';
            const texts = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(${size})));
            console.log('ready');
            for (let at = 0; ; at += 1) {
              const [before, after] = at % 2 === 0 ? texts : texts.toReversed();
              await writeFiles([{ path: ${JSON.stringify(file)}, before, after }], { lockFolder: ${JSON.stringify(join(folder, 'lock'))}, progress() {} });
            }`,
          resolveDir: ROOT,
        },
        outfile: program,
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        define: { ENGINE_ROOT: JSON.stringify(ROOT) },
      });
      for (const delay of [0, 3, 7, 12, 20, 31]) {
        const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
        await new Promise((ready) => child.stdout.once('data', ready));
        await wait(delay);
        child.kill('SIGKILL');
        await new Promise((ended) => child.once('exit', ended));
        const text = await readFile(file, 'utf8');
        assert.ok(
          ['a', 'b'].some((letter) => text === letter.repeat(size)),
          `${text.length} characters`,
        );
        // The next writer must begin with the same text.
        await writeFile(file, 'a'.repeat(size));
      }
    }));
});
