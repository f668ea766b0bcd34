import { mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { type OutputFile, textFile } from '../../renderer/core/file.ts';
import { emit } from '../../renderer/output/emit.ts';
import { inFolder, NO_CACHE, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const HOME = '<meta name="generator" content="clinic-site"/>';
const files: readonly OutputFile[] = [textFile('index.html', HOME), textFile('assets/x.1.js', 'x')];
const ioFor = (protectedFolders: readonly string[] = []) =>
  nodeIo({ cache: NO_CACHE, progress: () => undefined, protectedFolders });
const io = ioFor();

/** Returns why a folder was refused, after checking that nothing was written. */
async function refused(folder: string, protectedFolders: readonly string[] = []): Promise<string | undefined> {
  const { findings, written } = await emit(files, folder, ioFor(protectedFolders));
  assert.is(findings[0]?.rule, 'config/output-folder');
  assert.is(written, 0);
  return findings[0]?.message;
}

suite('unsuitable output folders', (test) => {
  test('the root, the home folder, and the folders of the config and the tool are refused', async () => {
    for (const path of [homedir(), ROOT]) {
      const real = await realpath(path);
      assert.is(await refused('/', [path]), `The folder / contains ${real}.`);
      assert.is(
        await refused(path, [path]),
        `The build cannot use ${path} as its output folder: it would delete other files there.`,
      );
    }
  });

  test('a protected folder is refused even if it contains a home page of ours', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'index.html': HOME, 'project/site.config.ts': 'export default {}' });
      const real = await realpath(folder);
      assert.is(
        await refused(folder, [join(folder, 'project')]),
        `The folder ${folder} contains ${join(real, 'project')}.`,
      );
      assert.equal((await readdir(folder)).sort(), ['index.html', 'project']);
    }));

  test('a protected folder is refused if it is reached through a link', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'project/index.html': HOME });
      await symlink(join(folder, 'project'), join(folder, 'dist'));
      assert.is(
        await refused(join(folder, 'dist'), [join(folder, 'project')]),
        `The build cannot use ${join(folder, 'dist')} as its output folder: it would delete other files there.`,
      );
    }));

  test('a folder is accepted if its name only begins like that of a protected one', () =>
    inFolder(async (folder) => {
      await mkdir(join(folder, 'site-2'));
      assert.is((await emit(files, join(folder, 'site'), ioFor([join(folder, 'site-2')]))).written, 2);
    }));

  test('a folder with the site of another program is refused', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'index.html': '<meta name="generator" content="Hugo"/>' });
      assert.is(await refused(folder), `The folder ${folder} contains files that this program did not write.`);
    }));

  test('a broken link is refused', () =>
    inFolder(async (folder) => {
      await symlink(join(folder, 'gone'), join(folder, 'dist'));
      assert.is(await refused(join(folder, 'dist')), `${join(folder, 'dist')} is a broken link.`);
    }));

  test('a git checkout in the folder is kept, so that a site can be published from it', () =>
    inFolder(async (folder) => {
      await emit(files, folder, io);
      await writeFiles(folder, { '.git/HEAD': 'ref: refs/heads/pages', '.git/refs/empty.txt': '' });
      assert.is((await emit(files, folder, io)).removed, 0);
      assert.is(await readFile(join(folder, '.git/HEAD'), 'utf8'), 'ref: refs/heads/pages');
    }));
});

suite('symbolic links in the output folder', (test) => {
  const linked = (run: (out: string, elsewhere: string) => Promise<void>) =>
    inFolder(async (folder) => {
      const [out, elsewhere] = [join(folder, 'dist'), join(folder, 'elsewhere')];
      await emit([textFile('index.html', HOME)], out, io);
      await writeFiles(elsewhere, { 'keep.txt': 'keep' });
      await run(out, elsewhere);
      assert.equal(await readdir(elsewhere), ['keep.txt']);
      assert.is(await readFile(join(elsewhere, 'keep.txt'), 'utf8'), 'keep');
    });

  test('a link in place of a folder is refused, because files would be written elsewhere', () =>
    linked(async (out, elsewhere) => {
      await symlink(elsewhere, join(out, 'assets'));
      assert.is(
        await refused(out),
        `${join(await realpath(out), 'assets')} is a link, so files below it would be written elsewhere.`,
      );
    }));

  test('a link created during the build does not redirect files outside the folder', () =>
    linked(async (out, elsewhere) => {
      const slow = {
        ...io,
        makeFolder: async (path: string) => (path.endsWith('assets') ? symlink(elsewhere, path) : io.makeFolder(path)),
      };
      const failed = await emit(files, out, slow).catch((error: Error) => error.message);
      const real = await realpath(elsewhere);
      assert.is(failed, `${join(await realpath(out), 'assets')} points to ${real}, outside the output folder.`);
    }));

  test('a link in place of a file is replaced, and its target is kept', () =>
    linked(async (out, elsewhere) => {
      await emit([textFile('index.html', HOME), textFile('robots.txt', 'old')], out, io);
      await io.remove(out, 'robots.txt');
      await symlink(join(elsewhere, 'keep.txt'), join(out, 'robots.txt'));
      await emit([textFile('index.html', HOME), textFile('robots.txt', 'keep')], out, io);
      assert.ok((await readdir(out, { withFileTypes: true })).every((entry) => entry.isFile()));
    }));

  test('an obsolete link is removed, and its target is kept', () =>
    linked(async (out, elsewhere) => {
      await symlink(elsewhere, join(out, 'link'));
      assert.is((await emit(files, out, io)).removed, 1);
      assert.equal((await readdir(out)).sort(), ['assets', 'index.html']);
    }));

  test('an output folder that is itself a link is written at its target', () =>
    inFolder(async (folder) => {
      await mkdir(join(folder, 'public'));
      await symlink(join(folder, 'public'), join(folder, 'dist'));
      await emit(files, join(folder, 'dist'), io);
      assert.equal((await readdir(join(folder, 'public'))).sort(), ['assets', 'index.html']);
    }));

  for (const [what, path, message] of [
    ['a file in place of a folder', 'assets', 'is a file, but the build needs a folder there.'],
    ['a folder in place of a file', 'index.html/x.txt', 'is a folder, but the build must write a file there.'],
  ] as const)
    test(`${what} is refused`, () =>
      inFolder(async (folder) => {
        await mkdir(join(folder, '.clinic-site-build'));
        await writeFiles(folder, { [path]: 'x' });
        const at = join(await realpath(folder), path.split('/')[0] ?? '');
        assert.is(await refused(folder), `${at} ${message}`);
      }));
});
