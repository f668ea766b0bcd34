import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { inFolder, optionsFor, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

type Files = Readonly<Record<string, string>>;

/** Returns the findings of loading a config from files. */
const findingsIn = (files: Files): Promise<readonly Finding[]> =>
  inFolder(async (folder) => {
    await writeFiles(folder, files);
    const loaded = await load(optionsFor(join(folder, 'site.config.ts')));
    return isLoadFailure(loaded) ? loaded.findings : loaded.duplicateNames;
  });

/** Returns the location of a finding and the text there: 'copy.ts:2:5 title'. */
function describeLocation(files: Files, { location }: Finding): string {
  const line = files[location?.file ?? '']?.split('\n')[(location?.line ?? 0) - 1] ?? '';
  return `${location?.file}:${location?.line}:${location?.column} ${line.slice((location?.column ?? 0) - 1, (location?.endColumn ?? 0) - 1)}`;
}

interface Thrown {
  readonly what: string;
  readonly files: Files;
  readonly message: string;
  readonly help?: string;
  readonly at: string;
}

const THROWN: readonly Thrown[] = [
  {
    what: 'a misspelt call of a section',
    files: {
      'site.config.ts':
        "import { faq, hero } from 'clinic-site';\nexport default [\n  faq([]),\n  heroo({ title: 'A' }),\n  hero,\n];\n",
    },
    message: 'The config cannot be run: there is no “heroo”.',
    help: 'Did you mean “hero”?',
    at: 'site.config.ts:4:3 heroo',
  },
  {
    what: 'an undeclared name without a similar one',
    files: { 'site.config.ts': 'export default { price: £unknown };\n'.replace('£', '') },
    message: 'The config cannot be run: there is no “unknown”.',
    at: 'site.config.ts:1:25 unknown',
  },
  {
    what: 'a misspelt field of imported copy',
    files: {
      'site.config.ts': "import { copy } from './copy.ts';\nexport default { title: copy.heroo.title };\n",
      'copy.ts': "export const copy: any = { hero: { title: 'A' } };\n",
    },
    message: 'The config cannot be run: “heroo” is undefined, so “title” cannot be read from it.',
    at: 'site.config.ts:2:30 heroo',
  },
  {
    what: 'a TypeError of JavaScript',
    files: { 'site.config.ts': "const list: any = 'a';\nexport default list.map(String);\n" },
    message: 'The config cannot be run: list.map is not a function.',
    at: 'site.config.ts:2:21 m',
  },
];

suite('a config that throws', (test) => {
  for (const { what, files, message, help, at } of THROWN)
    test(`a config that throws because of ${what} is reported at the cause`, async () => {
      const [found] = await findingsIn(files);
      assert.is(found?.rule, 'config/throws');
      assert.is(found?.message, message);
      assert.is(found?.help, help);
      assert.is(found && describeLocation(files, found), at);
    });
});

const DUPLICATES: readonly (readonly [what: string, files: Files, name: string, at: string])[] = [
  [
    'in the config',
    { 'site.config.ts': "export default {\n  a: { price: '£1', 'price': '£2' },\n};\n" },
    'price',
    "site.config.ts:2:21 'price'",
  ],
  [
    'in a file that the config imports',
    {
      'site.config.ts': "import { copy } from './copy.ts';\nexport default copy;\n",
      'copy.ts': "export const copy = {\n  title: 'A',\n  text: 'B',\n  title: 'C',\n};\n",
    },
    'title',
    'copy.ts:4:3 title',
  ],
];

suite('a name that is declared twice in an object', (test) => {
  for (const [what, files, name, at] of DUPLICATES)
    test(`a name that is declared twice ${what} is reported at its second position`, async () => {
      const [found, ...others] = await findingsIn(files);
      assert.equal(others, []);
      assert.is(found?.rule, 'config/duplicate-name');
      assert.is(found?.message, `“${name}” is declared twice here: the first value is lost.`);
      assert.match(found?.help ?? '', /; the first is in line 2\.$/);
      assert.is(found && describeLocation(files, found), at);
    });

  test('a name that is declared twice is reported before the error that it causes', async () => {
    const found = await findingsIn({
      'site.config.ts': 'const a: any = {\n  one: { b: 1 },\n  one: 2,\n};\nexport default a.two.b;\n',
    });
    assert.equal(
      found.map(({ rule, location }) => [rule, location?.line]),
      [
        ['config/duplicate-name', 3],
        ['config/throws', 5],
      ],
    );
  });
  test('a name that overrides one of a spread object is not reported', async () =>
    assert.equal(
      await findingsIn({ 'site.config.ts': 'const a = { b: 1, c: 2 };\nexport default { ...a, b: 3 };\n' }),
      [],
    ));
});
