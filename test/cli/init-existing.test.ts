/** `site init` in a folder that has files: what it keeps, what it completes, and what is in its way. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { FILES, filesIn, init } from '../support/init.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** What `npm install ../clinic-site-0.1.0.tgz` writes into an empty folder. */
const INSTALLED = {
  'package.json': '{\n    "dependencies": {\n        "clinic-site": "file:../clinic-site-0.1.0.tgz"\n    }\n}\n',
  'package-lock.json': '{}\n',
  'node_modules/clinic-site/package.json': '{}\n',
};

/** Writes a site into a folder with these files; returns what was shown, and a way to read the files. */
async function initBeside(files: Readonly<Record<string, string>>, folder: string) {
  await writeFiles(folder, files);
  const { code, stderr } = await init(folder, '.', '--yes', '--name', 'Harbour');
  assert.is(code, 0, stderr);
  return { stderr, read: (name: string) => readFile(join(folder, name), 'utf8') };
}

const withManifest = async (fields: object, folder: string) => {
  const { stderr, read } = await initBeside({ 'package.json': JSON.stringify(fields) }, folder);
  return { stderr, manifest: JSON.parse(await read('package.json')) };
};

suite('site init in a folder with files', (test) => {
  test('completes the package.json of npm install, and uses its own copy of the tool', () =>
    inFolder(async (folder) => {
      const { stderr, read } = await initBeside(INSTALLED, folder);
      assert.match(
        stderr,
        'Wrote the site of Harbour to this folder. Added what was missing to package.json. To see it, run:\n  npm start\n',
      );
      assert.equal(await filesIn(folder), [...FILES, ...Object.keys(INSTALLED).slice(1)].sort());
      const text = await read('package.json');
      assert.ok(text.startsWith('{\n    "name": "harbour",\n    "private": true,\n    "type": "module",\n'), text);
      const { scripts, dependencies, devDependencies } = JSON.parse(text);
      assert.is(scripts.start, 'site build && site preview');
      assert.equal(dependencies, { 'clinic-site': 'file:clinic-site-0.1.0.tgz' });
      assert.equal(Object.keys(devDependencies), ['typescript']);
    }));

  test('keeps every field, script and dependency of the owner', () =>
    inFolder(async (folder) => {
      const own = {
        ...{ name: 'mine', version: '1.0.0', type: 'commonjs', private: false, engines: { node: '>=24' } },
        scripts: { test: 'site check' },
        dependencies: { sharp: '1.2.3' },
        devDependencies: { typescript: '1.2.3', 'clinic-site': 'github:somebody/clinic-site' },
      };
      const { manifest } = await withManifest(own, folder);
      const { scripts, ...fields } = own;
      assert.equal(manifest, {
        ...fields,
        scripts: { prestart: 'npm install --no-audit --no-fund', start: 'site build && site preview', ...scripts },
      });
      assert.not((await readdir(folder)).includes('clinic-site-0.1.0.tgz'));
    }));

  test('keeps the script “start” of the owner, and shows how to see the site without it', () =>
    inFolder(async (folder) => {
      const { stderr, manifest } = await withManifest({ scripts: { start: 'mine' } }, folder);
      assert.match(stderr, 'Kept the script “start”. To see it, run:\n  npm install\n  npx site dev --open\n');
      assert.equal(manifest.scripts, { start: 'mine' });
    }));

  test('keeps the files of a new repository, and adds what is missing to its .gitignore', () =>
    inFolder(async (folder) => {
      const kept = { 'README.md': 'mine', LICENSE: 'mine', '.git/HEAD': 'mine', 'clinic-site-0.1.0.tgz': 'mine' };
      const { stderr, read } = await initBeside({ ...kept, '.gitignore': '*.log\n/dist' }, folder);
      assert.match(stderr, 'to this folder. Kept README.md. Added what was missing to .gitignore. To see it, run:\n');
      for (const name of Object.keys(kept)) assert.is(await read(name), 'mine', name);
      assert.is(await read('.gitignore'), '*.log\n/dist\nnode_modules\n.cache/\n');
    }));
});

/** Folders that a site cannot be added to: their files, and the message. */
const IN_THE_WAY: readonly (readonly [what: string, files: Readonly<Record<string, string>>, message: string])[] = [
  [
    'a folder that has a site',
    { ...INSTALLED, 'site.config.ts': '', 'content/a': '', 'tsconfig.json': '', 'a.ts': '', 'b.ts': '' },
    '. contains “a.ts”, “b.ts”, “content” and 2 more. Move that elsewhere, or choose a new or empty folder.',
  ],
  [
    'a folder called package.json',
    { 'package.json/a': '' },
    '. contains “package.json”. Move that elsewhere, or choose a new or empty folder.',
  ],
  [
    'a package.json that is not JSON',
    { 'package.json': '{,}' },
    'package.json is not valid JSON. Correct it, or move it elsewhere.',
  ],
  [
    'a package.json without an object',
    { 'package.json': '[]' },
    'package.json contains no object. Correct it, or move it elsewhere.',
  ],
  [
    'a package.json with a list of scripts',
    { 'package.json': '{ "scripts": ["start"] }' },
    '“scripts” in package.json has the wrong type. Correct it, or remove it.',
  ],
];

suite('site init leaves alone', (test) => {
  for (const [what, files, message] of IN_THE_WAY)
    test(`${what}, and says why`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, files);
        const { code, stderr } = await init(folder, '.', '--yes');
        assert.is(code, 2);
        assert.is(stderr, `${message}\n`);
        assert.equal(await filesIn(folder), Object.keys(files).sort());
        for (const [name, text] of Object.entries(files)) assert.is(await readFile(join(folder, name), 'utf8'), text);
      }));
});
