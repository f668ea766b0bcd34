import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rmdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { UsageError } from '../../cli/context.ts';
import { makeFolders } from '../../cli/folders.ts';
import { nodeIo } from '../../cli/node-io.ts';
import { type OutputFile, textFile } from '../../renderer/core/file.ts';
import { emit } from '../../renderer/output/emit.ts';
import { STAGING } from '../../renderer/output/emit-io.ts';
import { filesIn } from '../support/output/folder-faults.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const HOME = '<meta name="generator" content="clinic-site"/>';
const WAITING = 'Waiting for another build that writes to the same folder …';

const siteOf = (name: string): readonly OutputFile[] => [
  textFile('index.html', HOME + name),
  ...Array.from({ length: 20 }, (_, index) => textFile(`pages/${index}.html`, `${name} ${index}`)),
  ...Array.from({ length: 20 }, (_, index) => textFile(`${name}/${index}.txt`, name)),
];
const contentOf = (files: readonly OutputFile[]) =>
  new Map(files.map(({ path, bytes }) => [path, bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : '']));
const textsIn = async (folder: string) =>
  new Map([...(await filesIn(folder))].map(([path, bytes]) => [path, bytes.toString()] as const));
const sorted = (files: ReadonlyMap<string, string>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));

const ioIn = (folder: string, progress: (message: string) => void = () => undefined, stop?: AbortSignal) =>
  nodeIo({ cache: join(folder, 'cache'), progress, stop });

suite('several builds at once', (test) => {
  for (const [what, begin] of [
    ['where there is no folder yet', async () => undefined],
    ['where there is a site', (out: string, folder: string) => emit(siteOf('old'), out, ioIn(folder))],
    ['where there is an empty folder', (out: string) => mkdir(out)],
  ] as const)
    test(`leave the site of one of them, ${what}`, () =>
      inFolder(async (folder) => {
        const out = join(folder, 'dist');
        await begin(out, folder);
        const names = ['a', 'b', 'c', 'd'];
        const done = await Promise.all(names.map((name) => emit(siteOf(name), out, ioIn(folder))));
        assert.equal(
          done.flatMap(({ findings }) => findings),
          [],
        );
        const left = sorted(await textsIn(out));
        assert.ok(names.some((name) => JSON.stringify(sorted(contentOf(siteOf(name)))) === JSON.stringify(left)));
        assert.equal((await readdir(out)).sort(), (await readdir(out)).filter((name) => name !== STAGING).sort());
      }));

  test('make the folder that they meet in, also while others remove it', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'dist', STAGING);
      const making = Array.from({ length: 4 }, async () => {
        for (let round = 0; round < 300; round += 1) {
          await makeFolders(path);
          await rmdir(path).catch(() => undefined);
        }
      });
      await Promise.all(making);
      assert.equal(await readdir(join(folder, 'dist')), []);
    }));

  test('take turns: one waits until the other is done, and says so', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      await emit(siteOf('old'), out, ioIn(folder));
      const other = await ioIn(folder).lock(join(out, STAGING));
      const done: { second?: Promise<unknown> } = {};
      await new Promise<void>((resolve) => {
        done.second = emit(
          siteOf('new'),
          out,
          ioIn(folder, (message) => message === WAITING && resolve()),
        );
      });
      assert.equal(sorted(await textsIn(out)), sorted(contentOf(siteOf('old'))));
      await other.release();
      await done.second;
      assert.equal(sorted(await textsIn(out)), sorted(contentOf(siteOf('new'))));
    }));

  test('one that waits can be stopped', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      await emit(siteOf('old'), out, ioIn(folder));
      const other = await ioIn(folder).lock(join(out, STAGING));
      const stop = new AbortController();
      const failed = await emit(
        siteOf('new'),
        out,
        ioIn(folder, (message) => message === WAITING && stop.abort(), stop.signal),
      ).catch((error: unknown) => error);
      assert.instance(failed, UsageError);
      await other.release();
      assert.equal(sorted(await textsIn(out)), sorted(contentOf(siteOf('old'))));
    }));
});

suite('what a build that is gone has left', (test) => {
  /** A staging folder in which a lock of this name lies; the build after it must not wait. */
  const leftBy = (rename: (own: string) => string, touch?: Date) =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      await emit(siteOf('old'), out, ioIn(folder));
      const own = await ioIn(folder).lock(join(out, STAGING));
      const name = own.folder.slice(own.folder.lastIndexOf('/') + 1);
      await own.release();
      const left = join(out, STAGING, rename(name));
      await mkdir(left, { recursive: true });
      if (touch) await utimes(left, touch, touch);
      const said: string[] = [];
      await emit(
        siteOf('new'),
        out,
        ioIn(folder, (message) => said.push(message)),
      );
      assert.equal(said.includes(WAITING), false);
      assert.equal(sorted(await textsIn(out)), sorted(contentOf(siteOf('new'))));
      assert.equal((await readdir(out)).includes(STAGING), false);
    });

  test('holds up no other: its process runs no more', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await leftBy((name) => name.replace(`~${process.pid}~`, `~${child.pid}~`));
  });

  if (process.platform === 'linux')
    test('holds up no other where its number is another process’s by now', () =>
      leftBy((name) => name.replace(/~(\d+)~(\d+)~/, '~$1~1$2~')));

  test('holds up no other where it was on another machine, and has not stirred for a minute', () =>
    leftBy((name) => `elsewhere-${name}`, new Date('2020-01-01T00:00:00Z')));

  test('on another machine is waited for while it stirs', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      await emit(siteOf('old'), out, ioIn(folder));
      await mkdir(join(out, STAGING, 'elsewhere~1~1~x'), { recursive: true });
      const stop = new AbortController();
      const failed = await emit(
        siteOf('new'),
        out,
        ioIn(folder, (message) => message === WAITING && stop.abort(), stop.signal),
      ).catch((error: unknown) => error);
      assert.instance(failed, UsageError);
    }));
});
