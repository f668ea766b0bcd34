/** `site init`: the site of a new clinic, from answers or stand-ins. test/docs/second-clinic.test.ts installs one. */
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as assert from 'uvu/assert';
import { allOrNothing } from '../../cli/init/write.ts';
import { dateIn } from '../../renderer/facts/date.ts';
import { cli } from '../support/run-cli.ts';
import { checkFile, inFolder, memoryIo, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const init = (cwd: string, ...args: readonly string[]) => cli(['init', ...args], { cwd });

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const FILES = [
  '.github/workflows/site-check.yml',
  '.github/workflows/site-rebuild.yml',
  '.gitignore',
  'README.md',
  'clinic-site-0.1.0.tgz',
  'content/copy.ts',
  'content/images.ts',
  'content/images/house.svg',
  'content/images/icon.svg',
  'content/images/map.svg',
  'content/images/plan.svg',
  'content/images/portrait.svg',
  'content/images/room.svg',
  'content/policies/privacy.md',
  'package.json',
  'site.config.ts',
  'tsconfig.json',
];

const ANSWERED = [
  '--name',
  "St Mary's Practice",
  '--trade',
  'podiatry',
  '--address',
  '3 High Street, Stoke-on-Trent ST1 4AA',
  '--phone',
  '01782 496 000',
];

/** Options, and the routes of the site that they give. */
const SITES: readonly (readonly [what: string, options: readonly string[], routes: readonly string[]])[] = [
  ['without answers', ['--yes'], ['/']],
  ['with two departments and no answers', ['--yes', '--departments', '2'], ['/', '/massage', '/physiotherapy']],
  ['with answers', ANSWERED, ['/']],
  [
    'with answers and two named departments',
    [...ANSWERED, '--departments', "Foot care, Women's health"],
    ['/', '/foot-care', '/womens-health'],
  ],
  [
    'with a long name, and a department that does what the clinic does',
    [
      ...['--name', 'The Harrogate Centre for Physiotherapy and Sports Injuries', '--trade', 'physiotherapy'],
      ...['--address', 'Royal Tunbridge Wells', '--departments', 'Physiotherapy, Clinical Pilates and stretching'],
    ],
    ['/', '/physiotherapy', '/clinical-pilates-and-stretching'],
  ],
  [
    'whose departments have the names of other pages and of each other’s addresses',
    ['--departments', 'Team, Téam'],
    ['/', '/department-1', '/department-2'],
  ],
];

/** The privacy page is dated on the day on which it is written. */
const today = (timeZone: string): string => dateIn(new Date(), timeZone);

const PAGES = ['/404', '/find-us', '/privacy', '/team', '/treatments'];

suite('site init', (test) => {
  test('writes a complete site into a new folder and says how to see it', () =>
    inFolder(async (folder) => {
      const { code, stdout, stderr } = await init(folder, 'a/clinic', '--yes');
      assert.is(code, 0, stderr);
      assert.is(stdout, '');
      assert.match(stderr, 'Wrote the site of a new clinic to a/clinic. To see it, run:\n  cd a/clinic\n  npm start\n');
      assert.equal(await filesIn(join(folder, 'a/clinic')), FILES);
      const { name, scripts, dependencies } = JSON.parse(await readFile(join(folder, 'a/clinic/package.json'), 'utf8'));
      assert.is(name, 'clinic');
      assert.is(scripts.start, 'site build && site preview');
      assert.equal(dependencies, { 'clinic-site': 'file:clinic-site-0.1.0.tgz' });
    }));

  for (const [what, options, routes] of SITES)
    test(`a site ${what} has its pages, and only its stand-ins are reported`, () =>
      inFolder(async (folder) => {
        const { code, stderr } = await init(folder, '.', ...options);
        assert.is(code, 0, stderr);
        const { site, findings } = await checkFile(join(folder, 'site.config.ts'), {}, memoryIo({ today }));
        assert.equal(
          findings.filter(({ rule }) => rule !== 'release/stand-in'),
          [],
        );
        const pages = site?.pages.map(({ route }) => route).filter((route) => !route.startsWith('/treatments/'));
        assert.equal(pages?.sort(), [...routes, ...PAGES].sort());
      }));

  test('every answer is in the config, no longer as a stand-in, and the rest stays one', () =>
    inFolder(async (folder) => {
      await init(folder, '.', ...ANSWERED);
      const config = await readFile(join(folder, 'site.config.ts'), 'utf8');
      for (const line of [
        "name: 'St Mary’s Practice',",
        "tagline: 'Podiatry in Stoke-on-Trent',",
        "street: '3 High Street',",
        "town: 'Stoke-on-Trent',",
        "postcode: 'ST1 4AA',",
        "phone: '01782 496 000',",
        "name: 'Podiatry',",
        "email: standIn('hello@clinic.example', 'the address that clients write to'),",
      ])
        assert.ok(config.includes(line), line);
      assert.match(await readFile(join(folder, 'README.md'), 'utf8'), /^# St Mary’s Practice\n/);
      assert.not.match(config, /Mill Lane|Norwich|Physiotherapy|Massage|department[s]?:$/m);
    }));
});

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

/** Wrong usage: the options, and the message. */
const REFUSED: readonly (readonly [what: string, options: readonly string[], message: string])[] = [
  [
    'a folder with another file',
    ['full'],
    'full contains “file”. Move that elsewhere, or choose a new or empty folder.',
  ],
  ['a file', ['full/file'], 'full/file is a file. Choose a new or empty folder.'],
  [
    'a telephone number without digits',
    ['new', '--phone', 'ring us'],
    '--phone: “ring us” is not a telephone number. Write it like “01632 960321”.',
  ],
  [
    'an address without a town',
    ['new', '--address', '12 LS1 4AA'],
    '--address: “12 LS1 4AA” names no town. Write it like “3 High Street, Leeds LS1 4AA”, or only the town.',
  ],
  [
    'a name that would quote a fact',
    ['new', '--name', 'A {b} clinic'],
    '--name: “A {b} clinic” contains one of { } [ ] * \\. Write it without them.',
  ],
  [
    'a trade that is too long for a title',
    ['new', '--trade', 'physiotherapy, Pilates and rehabilitation'],
    '--trade: “physiotherapy, Pilates and rehabilitation” has 41 characters. Write at most 32.',
  ],
  ['an empty name', ['new', '--name', ' '], '--name: The text is empty. Write a few words.'],
  [
    'three departments',
    ['new', '--departments', 'A, B, C'],
    '--departments: “A, B, C” is not one or two departments. Write 1, 2, or one or two names.',
  ],
  [
    'two departments of the same name',
    ['new', '--departments', 'Massage, massage'],
    '--departments: Both departments are called “Massage”. Give them different names.',
  ],
];

suite('site init refuses', (test) => {
  for (const [what, options, message] of REFUSED)
    test(`${what}, and writes nothing`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, { 'full/file': 'mine' });
        const { code, stderr } = await init(folder, ...options);
        assert.is(code, 2);
        assert.is(stderr, `${message}\n`);
        assert.equal(await filesIn(folder), ['full/file']);
      }));
});

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
