import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { type OutputFile, textFile } from '../../renderer/core/file.ts';
import { emit } from '../../renderer/output/emit.ts';
import { inFolder, NO_CACHE } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const HOME = '<meta name="generator" content="clinic-site"/>';
const io = nodeIo({ cache: NO_CACHE, progress: () => undefined });
const files: readonly OutputFile[] = [
  textFile('index.html', HOME),
  textFile('a/b.html', 'b'),
  textFile('assets/x.1.js', 'x'),
];
const list = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

suite('writing the site', (test) => {
  test('creates the folder and writes every file', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      const { written, unchanged, removed } = await emit(files, out, io);
      assert.equal([written, unchanged, removed], [3, 0, 0]);
      assert.equal(await list(out), ['a', 'a/b.html', 'assets', 'assets/x.1.js', 'index.html']);
    }));

  test('does not touch unchanged files', () =>
    inFolder(async (folder) => {
      await emit(files, folder, io);
      const old = new Date('2020-01-01T00:00:00Z');
      await utimes(join(folder, 'index.html'), old, old);
      const { written, unchanged } = await emit(files, folder, io);
      assert.equal([written, unchanged], [0, 3]);
      assert.is((await stat(join(folder, 'index.html'))).mtimeMs, old.getTime());
    }));

  test('removes obsolete files, and folders that become empty', () =>
    inFolder(async (folder) => {
      await emit(files, folder, io);
      const { removed } = await emit(files.slice(0, 1), folder, io);
      assert.is(removed, 2);
      assert.equal(await list(folder), ['index.html']);
    }));

  test('writes the files that pages refer to before the pages', () =>
    inFolder(async (folder) => {
      const order: string[] = [];
      const watching = {
        ...io,
        moveIntoPlace: async (draft: string, to: string, path: string) => {
          order.push(path);
          await io.moveIntoPlace(draft, to, path);
        },
      };
      await emit(
        [textFile('index.html', HOME), textFile('assets/x.1.js', 'x'), textFile('robots.txt', '')],
        folder,
        watching,
      );
      assert.is(order.indexOf('index.html'), 2);
    }));

  test('leaves the old site unchanged if a file cannot be created', () =>
    inFolder(async (folder) => {
      await emit(files, folder, io);
      const broken: OutputFile = {
        path: 'assets/broken.js',
        bytes: () => Promise.reject(new Error('no such picture')),
      };
      const failed = await emit([textFile('index.html', `${HOME}new`), broken], folder, io).catch(
        (error: Error) => error.message,
      );
      assert.is(failed, 'no such picture');
      assert.is(await readFile(join(folder, 'index.html'), 'utf8'), HOME);
      assert.equal(await list(folder), ['a', 'a/b.html', 'assets', 'assets/x.1.js', 'index.html']);
    }));

  test('refuses a folder that contains other files', () =>
    inFolder(async (folder) => {
      await writeFile(join(folder, 'letter.txt'), 'Dear all');
      const { findings, written } = await emit(files, folder, io);
      assert.is(findings[0]?.rule, 'config/output-folder');
      assert.is(written, 0);
      assert.equal(await list(folder), ['letter.txt']);
    }));

  test('refuses a file, and a folder with too many entries to list, such as a whole disk', () =>
    inFolder(async (folder) => {
      await writeFile(join(folder, 'letter.txt'), 'Dear all');
      const onFile = await emit(files, join(folder, 'letter.txt'), io);
      assert.is(onFile.findings[0]?.message, `${join(folder, 'letter.txt')} is a file, not a folder.`);
      const unlistable = { ...io, listEntries: async () => new Map() };
      assert.is((await emit(files, folder, unlistable)).written, 0);
    }));

  test('does not mistake an unreadable folder for an empty one', () =>
    inFolder(async (folder) => {
      await emit(files, folder, io);
      const broken = { ...io, listEntries: () => Promise.reject(new Error('unreadable')) };
      const failed = await emit(files.slice(0, 1), folder, broken).catch((error: Error) => error.message);
      assert.is(failed, 'unreadable');
      assert.equal(await list(folder), ['a', 'a/b.html', 'assets', 'assets/x.1.js', 'index.html']);
    }));

  for (const path of [
    '../evil.html',
    '/etc/evil.html',
    'a/../../evil.html',
    'a\\..\\evil.html',
    'a//b.html',
    './x.html',
  ])
    test(`never writes “${path}” outside the folder`, () =>
      inFolder(async (folder) => {
        const out = join(folder, 'dist');
        const failed = await emit([textFile(path, 'x')], out, io).catch((error: Error) => error.message);
        assert.is(failed, `“${path}” would be written outside the output folder.`);
      }));

  test('leaves no temporary file behind', () =>
    inFolder(async (folder) => {
      await emit(files, folder, io);
      assert.not.ok((await list(folder)).some((name) => name.endsWith('.tmp')));
    }));
});
