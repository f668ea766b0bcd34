import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import * as assert from 'uvu/assert';
import { bundleConfig } from '../renderer/config/run.ts';
import { ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const sources = (folder: string): readonly SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const importsOf = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/(?:from|import\(?)\s*'(\.[^']*)'/g)].map(([, specifier = '']) =>
    posix.join(posix.dirname(path), specifier),
  );

/** Imports from a folder into folders other than the allowed ones. */
const strays = (folder: string, allowed: readonly string[]): readonly string[] =>
  sources(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => !allowed.some((prefix) => target.startsWith(prefix)))
      .map((target) => `${file.path} imports ${target}`),
  );

/** The folders of the renderer in the order in which data flows: each imports only from folders above it. */
const FOLDERS = [
  'core',
  'facts',
  'config',
  'inputs',
  'plan',
  'pages',
  'islands',
  'media',
  'html',
  'output',
  'check',
  'upcoming',
  'diff',
  'why',
] as const;

/** The same for amounts of money: their sentence, the fees and sums that it can state, and the fact that it means instead. */
const AMOUNTS = 'renderer/check/rules/price/amounts';
const AMOUNT_FOLDERS = ['sentence', 'fees', 'sums', 'meant'] as const;

const folderIn = <Folder extends string>(base: string, folders: readonly Folder[], path: string) =>
  folders.find((folder) => path.startsWith(`${base}/${folder}/`));
const folderOf = (path: string) => folderIn('renderer', FOLDERS, path);

/** Imports from a folder into those below it. Files beside the folders, such as build.ts, may import all of them. */
const importsFromBelow = <Folder extends string>(base: string, folders: readonly Folder[]): readonly string[] =>
  sources(base).flatMap((file) => {
    const own = folderIn(base, folders, file.path);
    const isBelow = (target: string): boolean => {
      const imported = folderIn(base, folders, target);
      if (own === undefined || !target.startsWith(`${base}/`)) return false;
      return imported === undefined || folders.indexOf(imported) > folders.indexOf(own);
    };
    return importsOf(file)
      .filter(isBelow)
      .map((target) => `${file.path} imports ${target}`);
  });

const allSources = ['cli', 'renderer', 'components'].flatMap(sources);
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

suite('the structure of the code', (test) => {
  test('components import nothing from the renderer or the program', () =>
    assert.equal(strays('components', ['components/']), []));

  test('the renderer imports nothing from the program', () =>
    assert.equal(strays('renderer', ['renderer/', 'components/']), []));

  test('the program imports only from the renderer, its own files and the manifest', () =>
    assert.equal(strays('cli', ['cli/', 'renderer/', 'package.json']), []));

  test('a config is bundled without the tool', async () => {
    const bundled = await bundleConfig(join(ROOT, 'site.config.ts'));
    assert.ok('code' in bundled);
    if (!('code' in bundled)) return;
    const paths = bundled.inputs.map((input) => relative(ROOT, input));
    assert.equal(
      paths.filter((path) => !/^(site\.config\.ts|content\/.*)$/.test(path)),
      [],
    );
    assert.not.match(bundled.code, 'require(');
  });

  test('folders of the renderer import only from folders above them, types included', () =>
    assert.equal(importsFromBelow('renderer', FOLDERS), []));

  test('folders about amounts of money import only from folders above them, types included', () =>
    assert.equal(importsFromBelow(AMOUNTS, AMOUNT_FOLDERS), []));

  test('every file of the renderer except build.ts, examine.ts and pipeline.ts is in one of the folders', () => {
    const loose = sources('renderer')
      .map(({ path }) => path)
      .filter((path) => folderOf(path) === undefined);
    assert.equal(loose, ['renderer/build.ts', 'renderer/examine.ts', 'renderer/pipeline.ts']);
  });

  test('no files import each other in a cycle, types included', () => {
    const imports = new Map(allSources.map((file) => [file.path, importsOf(file)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, above: readonly string[]) => {
      if (above.includes(path)) cycles.push([...above.slice(above.indexOf(path)), path].join(' → '));
      if (done.has(path)) return;
      done.add(path);
      for (const target of imports.get(path) ?? []) visit(target, [...above, path]);
    };
    for (const path of imports.keys()) visit(path, []);
    assert.equal(cycles, []);
  });

  test('a section never reaches into another', () => {
    const reaching = sources('components/sections').flatMap((file) => {
      const own = file.path.split('/').slice(0, 3).join('/');
      return importsOf(file).filter(
        (target) => target.startsWith('components/sections/') && !target.startsWith(`${own}/`),
      );
    });
    assert.equal(reaching, []);
  });

  test('only the program prints, reads arguments and sets the exit status', () => {
    const loud = ['renderer', 'components']
      .flatMap(sources)
      // A name in quotes is what a bundle replaces, not something that is read.
      .filter(({ text }) =>
        /console\.|process\.(exit|argv|stdout|stderr|env)/.test(code(text).replace(/'[^'\n]*'/g, '')),
      )
      .map(({ path }) => path);
    assert.equal(loud, []);
  });

  test('no module holds state that changes', () => {
    const stateful = ['renderer', 'components']
      .flatMap(sources)
      .filter(({ text }) => /^(export )?let /m.test(text))
      .map(({ path }) => path);
    assert.equal(stateful, []);
  });

  test('the code contains no any, no casts and no silenced errors', () => {
    const defeated = allSources
      .filter(({ text }) =>
        /\bas any\b|(?<!\(\?): any\b|<any>|@ts-(ignore|expect-error|nocheck)|\bas unknown as\b/.test(code(text)),
      )
      .map(({ path }) => path);
    assert.equal(defeated, []);
  });

  // A fixed time is too short on a busy machine (https://playwright.dev/docs/api/class-page#page-wait-for-timeout).
  test('no test in a browser waits for a fixed time', () => {
    const waiting = ['test/browser', 'test/hosts', 'test/support', 'test/bench']
      .flatMap(sources)
      .filter(({ text }) => /\.waitForTimeout\(/.test(code(text)));
    assert.equal(
      waiting.map(({ path }) => path),
      [],
    );
  });

  test('no file has more than 250 lines', () => {
    const long = allSources.filter(({ text }) => text.trimEnd().split('\n').length > 250).map(({ path }) => path);
    assert.equal(long, []);
  });

  test('the markup contains no inline colours or sizes', () => {
    const inline = sources('components')
      .filter(({ text }) => /\sstyle=\{/.test(code(text)))
      .map(({ path }) => path);
    assert.equal(inline, []);
  });
});
