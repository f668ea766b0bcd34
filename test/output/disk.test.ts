import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { type OutputFile, textFile } from '../../renderer/core/file.ts';
import { emit } from '../../renderer/output/emit.ts';
import { filesIn } from '../support/output/folder-faults.ts';
import { inFolder, NO_CACHE } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const HOME = '<meta name="generator" content="clinic-site"/>';
const old: readonly OutputFile[] = [
  textFile('index.html', HOME),
  textFile('assets/a.txt', 'a'),
  textFile('b.html', 'b'),
];

const OLD = [
  ['assets/a.txt', 'a'],
  ['b.html', 'b'],
  ['index.html', HOME],
];

/** Small files first, then more than the disk can store. */
const large: readonly OutputFile[] = [
  textFile('index.html', `${HOME}new`),
  textFile('new/c.txt', 'c'),
  ...Array.from({ length: 40 }, (_, index) => ({ path: `large/${index}`, bytes: new Uint8Array(100_000).fill(index) })),
];

const ioIn = (folder: string) => nodeIo({ cache: join(folder, 'cache'), progress: () => undefined });
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);
const run = (...[command = '', ...args]: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).status === 0;

/** Runs with a small disk, or reports that this account cannot mount one. */
async function onSmallDisk(use: (disk: string) => Promise<void>): Promise<void> {
  await inFolder(async (disk) => {
    if (!run('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk)) throw new Error('The disk cannot be mounted.');
    try {
      await use(disk);
    } finally {
      run('umount', '-l', disk);
    }
  });
}

const canMount = await onSmallDisk(async () => undefined).then(
  () => true,
  () => false,
);
if (!canMount)
  process.stdout.write(`LEFT OUT tests of a full disk: this account cannot mount one below ${tmpdir()}.\n`);

suite('a folder that is not writable', (test) => {
  if (process.getuid?.() !== 0)
    test('is an error, and the old site is unchanged', () =>
      inFolder(async (folder) => {
        const out = join(folder, 'dist');
        await emit(old, out, ioIn(folder));
        await chmod(out, 0o555);
        const failed = await emit(large, out, ioIn(folder)).catch(codeOf);
        await chmod(out, 0o755);
        assert.is(failed, 'EACCES');
        assert.equal([...(await filesIn(out)).keys()], ['assets/a.txt', 'b.html', 'index.html']);
      }));

  test('is an error if its name is too long', () =>
    inFolder(async (folder) => {
      assert.is(await emit(old, join(folder, 'x'.repeat(300)), ioIn(folder)).catch(codeOf), 'ENAMETOOLONG');
      assert.equal(
        (await readdir(folder)).filter((name) => name !== 'cache'),
        [],
      );
    }));

  if (!canMount) return;

  for (const [what, begin, left] of [
    ['the old site is unchanged', (out: string, disk: string) => emit(old, out, ioIn(disk)), OLD],
    ['an empty folder stays empty', (out: string) => mkdir(out), []],
    ['a missing folder is not created', async () => undefined, undefined],
  ] as const)
    test(`a full disk is an error: ${what}, and a smaller site fits afterwards`, () =>
      onSmallDisk(async (disk) => {
        const out = join(disk, 'dist');
        await begin(out, disk);
        assert.is(await emit(large, out, ioIn(disk)).catch(codeOf), 'ENOSPC');
        const names = await readdir(out, { recursive: true }).catch(() => undefined);
        assert.is(names?.includes('.clinic-site-build') ?? false, false);
        assert.is(names?.includes('new') ?? false, false);
        assert.equal(names && [...(await filesIn(out))].map(([path, bytes]) => [path, bytes.toString()]), left);
        await emit([...old, textFile('c.txt', 'c')], out, ioIn(disk));
        assert.equal((await readdir(out)).sort(), ['assets', 'b.html', 'c.txt', 'index.html']);
      }));

  test('a disk with room for the old or the new site, but not for both, keeps the old one', () =>
    onSmallDisk(async (disk) => {
      const out = join(disk, 'dist');
      const filled = (letter: string): readonly OutputFile[] => [
        textFile('index.html', HOME + letter),
        { path: 'large.bin', bytes: new Uint8Array(1_200_000).fill(letter.charCodeAt(0)) },
      ];
      await emit(filled('a'), out, ioIn(disk));
      const before = await filesIn(out);
      assert.is(await emit(filled('b'), out, ioIn(disk)).catch(codeOf), 'ENOSPC');
      assert.equal(await filesIn(out), before);
    }));

  test('a read-only disk is an error, and the old site is unchanged', () =>
    onSmallDisk(async (disk) => {
      const out = join(disk, 'dist');
      await emit(old, out, ioIn(disk));
      const before = await filesIn(out);
      assert.ok(run('mount', '-o', 'remount,ro', disk));
      assert.is(await emit(large, out, ioIn(disk)).catch(codeOf), 'EROFS');
      assert.equal(await filesIn(out), before);
    }));

  test('an output folder that is its own disk receives a first site', () =>
    onSmallDisk(async (disk) => {
      await emit(old, disk, nodeIo({ cache: NO_CACHE, progress: () => undefined }));
      assert.equal([...(await filesIn(disk)).keys()], ['assets/a.txt', 'b.html', 'index.html']);
    }));

  test('a cache on another disk is not used for a first site', () =>
    onSmallDisk((disk) =>
      inFolder(async (folder) => {
        await emit(old, join(folder, 'dist'), nodeIo({ cache: join(disk, 'cache'), progress: () => undefined }));
        assert.equal([...(await filesIn(join(folder, 'dist'))).keys()], ['assets/a.txt', 'b.html', 'index.html']);
      }),
    ));
});
