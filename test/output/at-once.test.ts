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
    ['no folder', async () => undefined],
    ['an old site', (out: string, folder: string) => emit(siteOf('old'), out, ioIn(folder))],
    ['an empty folder', (out: string) => mkdir(out)],
  ] as const)
    test(`leave the complete site of one of them, starting with ${what}`, () =>
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

  test('create a shared folder even while others remove it', () =>
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

  test('run one at a time: the second reports that it waits for the first', () =>
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

  test('stop waiting when the program is stopped', () =>
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

suite('the lock of a build that is gone', (test) => {
  /** Leaves a lock with this name in the staging folder, then requires the next build not to wait. */
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

  test('is ignored if its process no longer runs', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await leftBy((name) => name.replace(`~${process.pid}~`, `~${child.pid}~`));
  });

  if (process.platform === 'linux')
    test('is ignored if its process number belongs to another process now', () =>
      leftBy((name) => name.replace(/~(\d+)~(\d+)~/, '~$1~1$2~')));

  test('is ignored if it is from another machine and was not touched for a minute', () =>
    leftBy((name) => `elsewhere-${name}`, new Date('2020-01-01T00:00:00Z')));

  test('from another machine is respected while it is touched', () =>
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
