import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { notFound } from '../../renderer/config/load-errors/not-found.ts';
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
  /** The config after the fix; a finding without a fix has no such field. */
  readonly fixed?: string;
}

const NEW_SITE = 'Restore its last version. For a new site, delete the file and run “npx site init .”.';

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
    what: 'a misspelt call that is not imported either',
    files: { 'site.config.ts': "export default [qestion('A', 'B')];\n" },
    message: 'The config cannot be run: there is no “qestion”.',
    help: 'Did you mean “question”? Then add it to the imports at the top of the file, too.',
    at: 'site.config.ts:1:17 qestion',
  },
  {
    what: 'an undeclared name without a similar one',
    files: { 'site.config.ts': 'export default { all: [unknown] };\n' },
    message: 'The config cannot be run: there is no “unknown”.',
    help: 'If it is text, write it in quotation marks. If it is the name of a value, declare or import it in this file.',
    at: 'site.config.ts:1:24 unknown',
  },
  {
    what: 'a text without quotation marks',
    files: { 'site.config.ts': 'export default { category: clinical-peels };\n' },
    message: 'The config cannot be run: “clinical-peels” is not in quotation marks.',
    help: "Write 'clinical-peels'.",
    at: 'site.config.ts:1:28 clinical-peels',
    fixed: "export default { category: 'clinical-peels' };\n",
  },
  {
    what: 'a name without quotation marks that differs from another one by a capital letter',
    files: { 'site.config.ts': 'const sunekos = 1;\nexport default { name: Sunekos, copy: sunekos };\n' },
    message: 'The config cannot be run: “Sunekos” is not in quotation marks.',
    help: "Write 'Sunekos'.",
    at: 'site.config.ts:2:24 Sunekos',
    fixed: "const sunekos = 1;\nexport default { name: 'Sunekos', copy: sunekos };\n",
  },
  {
    what: 'the name of a call that is not typed to its end',
    files: {
      'site.config.ts': "import { catalogueGroups, faq } from 'clinic-site';\nexport default [cata({}), faq([])];\n",
    },
    message: 'The config cannot be run: there is no “cata”.',
    help: 'Did you mean “catalogueGroups”?',
    at: 'site.config.ts:2:17 cata',
  },
  {
    what: 'a day of the week without quotation marks',
    files: { 'site.config.ts': 'export default { hours: { sunday: closed } };\n' },
    message: 'The config cannot be run: “closed” is not in quotation marks.',
    help: "Write 'closed'.",
    at: 'site.config.ts:1:35 closed',
    fixed: "export default { hours: { sunday: 'closed' } };\n",
  },
  {
    what: 'a call that is missing among the imports',
    files: {
      'site.config.ts':
        "import {\n  faq,\n  visit,\n} from 'clinic-site';\nexport default [faq([question('A', 'B')]), visit];\n",
    },
    message: 'The config cannot be run: there is no “question”.',
    help: "Add question to the list of imports from 'clinic-site', which begins in line 1.",
    at: 'site.config.ts:5:22 question',
    fixed:
      "import {\n  faq,\n  question,\n  visit,\n} from 'clinic-site';\nexport default [faq([question('A', 'B')]), visit];\n",
  },
  {
    what: 'a missing import of the config language',
    files: { 'site.config.ts': "export default { price: dated('£1', { from: '2027-01-01', value: '£2' }) };\n" },
    message: 'The config cannot be run: there is no “dated”.',
    help: "Add this line at the top of the file: import { dated } from 'clinic-site';",
    at: 'site.config.ts:1:25 dated',
    fixed:
      "import { dated } from 'clinic-site';\n\nexport default { price: dated('£1', { from: '2027-01-01', value: '£2' }) };\n",
  },
  {
    what: 'a missing import of a content file',
    files: {
      'site.config.ts': "import { hero } from 'clinic-site';\n\nexport default hero(sunekos.hero);\n",
      'content/treatments/sunekos.ts': "export const sunekos = { hero: { title: 'A' } };\n",
    },
    message: 'The config cannot be run: there is no “sunekos”.',
    help: "Add this line to the imports at the top of the file: import { sunekos } from './content/treatments/sunekos.ts';",
    at: 'site.config.ts:3:21 sunekos',
    fixed:
      "import { hero } from 'clinic-site';\nimport { sunekos } from './content/treatments/sunekos.ts';\n\nexport default hero(sunekos.hero);\n",
  },
  {
    what: 'a name that is missing in an import of a content file',
    files: {
      'site.config.ts':
        "import { closing } from './content/copy.ts';\n\nexport default { text: closing, disclaimer: notice };\n",
      'content/copy.ts': "export const closing = 'A';\nexport const notice = 'B';\n",
    },
    message: 'The config cannot be run: there is no “notice”.',
    help: "Add it to the import from './content/copy.ts' in line 1.",
    at: 'site.config.ts:3:45 notice',
    fixed:
      "import { notice, closing } from './content/copy.ts';\n\nexport default { text: closing, disclaimer: notice };\n",
  },
  {
    what: 'a misspelt name in an import, which is no error by itself',
    files: {
      'site.config.ts':
        "import { closing, notices } from './content/copy';\n\nexport default { text: closing, disclaimer: notice };\n",
      'content/copy.ts': "export const closing = 'A';\nexport const notice = 'B';\n",
    },
    message: 'The config cannot be run: there is no “notice”.',
    help: 'Line 1 imports “notices”, which does not exist: write “notice” there.',
    at: 'site.config.ts:3:45 notice',
    fixed:
      "import { closing, notice } from './content/copy';\n\nexport default { text: closing, disclaimer: notice };\n",
  },
  {
    what: 'the name of an entry without quotation marks',
    files: {
      'site.config.ts':
        "export default {\n  people: {\n    founder: { name: 'Jo' },\n  },\n  '/': [[founder, 'kim']],\n};\n",
    },
    message: 'The config cannot be run: “founder” is not in quotation marks.',
    help: "Write 'founder'.",
    at: 'site.config.ts:5:10 founder',
    fixed: "export default {\n  people: {\n    founder: { name: 'Jo' },\n  },\n  '/': [['founder', 'kim']],\n};\n",
  },
  {
    what: 'a constant that is declared below its use',
    files: { 'site.config.ts': "const all = [...own, 'b'];\nconst own = ['a'];\nexport default { all };\n" },
    message: '“own” is used above its declaration in line 2, so it has no value here.',
    help: 'Move this line below “const own”.',
    at: 'site.config.ts:1:17 own',
  },
  {
    what: 'a constant below the site',
    files: { 'site.config.ts': 'export default {\n  minimumAge: age,\n};\nconst age = 18;\n' },
    message: '“age” is used above its declaration in line 4, so it has no value here.',
    help: 'Move “const age” above line 1.',
    at: 'site.config.ts:2:15 age',
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
  for (const { what, files, message, help, at, fixed } of THROWN)
    test(`a config that throws because of ${what} is reported at the cause`, async () => {
      const [found] = await findingsIn(files);
      assert.is(found?.rule, 'config/throws');
      assert.is(found?.message, message);
      assert.is(found?.help, help);
      assert.is(found && describeLocation(files, found), at);
      assert.is(found && fixedConfig(files['site.config.ts'] ?? '', found), fixed);
    });
});

/** Returns the config after the fix of a finding, which has one edit in one line. */
function fixedConfig(config: string, { fix }: Finding): string | undefined {
  const [edit] = fix?.edits ?? [];
  if (!edit) return undefined;
  const lines = config.split('\n');
  const line = lines[edit.line - 1] ?? '';
  return lines
    .with(edit.line - 1, line.slice(0, edit.column - 1) + edit.text + line.slice(edit.endColumn - 1))
    .join('\n');
}

suite('a config that exports no site', (test) => {
  for (const [what, source, message, help, at] of [
    ['an empty file', '// nothing\n', 'This file is empty.', NEW_SITE, 'site.config.ts:1:1 /'],
    [
      'a site that is not exported',
      'const defineSite = () => 1;\nexport const site = defineSite();\n',
      'This file exports no site.',
      'Begin the site with “export default defineSite(”.',
      'site.config.ts:2:21 defineSite',
    ],
  ] as const)
    test(`${what} is reported with what to write`, async () => {
      const files = { 'site.config.ts': source };
      const [found] = await findingsIn(files);
      assert.equal([found?.rule, found?.message, found?.help], ['config/no-export', message, help]);
      assert.is(found && describeLocation(files, found), at);
    });

  test('a comment that hides a part of a valid config is reported', async () => {
    const files = { 'site.config.ts': 'export default {\n  /* one\n  a: 1,\n  /* two */\n  b: 2,\n};\n' };
    const [found, ...others] = await findingsIn(files);
    assert.equal(others, []);
    assert.is(
      found?.message,
      'This comment begins with “/*” and has no “*/” of its own: it hides everything up to line 4.',
    );
    assert.is(found && describeLocation(files, found), 'site.config.ts:2:3 /*');
  });
});

const DUPLICATES: readonly (readonly [what: string, files: Files, name: string, at: string, help: string])[] = [
  [
    'in the config',
    { 'site.config.ts': "export default {\n  a: { price: '£1', 'price': '£2' },\n};\n" },
    'price',
    "site.config.ts:2:21 'price'",
    'Remove one of the two.',
  ],
  [
    'among the entries of the owner',
    { 'site.config.ts': "export default {\n  booking: {\n    sculptra: 'a',\n    sculptra: 'b',\n  },\n};\n" },
    'sculptra',
    'site.config.ts:4:5 sculptra',
    'Rename one of the two, or remove it; the first is in line 3.',
  ],
  [
    'in a file that the config imports',
    {
      'site.config.ts': "import { copy } from './copy.ts';\nexport default copy;\n",
      'copy.ts': "export const copy = {\n  title: 'A',\n  text: 'B',\n  title: 'C',\n};\n",
    },
    'title',
    'copy.ts:4:3 title',
    'Remove one of the two lines; the first is in line 2.',
  ],
];

suite('a name that is declared twice in an object', (test) => {
  for (const [what, files, name, at, help] of DUPLICATES)
    test(`a name that is declared twice ${what} is reported at its second position`, async () => {
      const [found, ...others] = await findingsIn(files);
      assert.equal(others, []);
      assert.is(found?.rule, 'config/duplicate-name');
      assert.is(found?.message, `“${name}” is declared twice here: the first value is lost.`);
      assert.is(found?.help, help);
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

suite('a config that is not there', (test) => {
  test('is found under the ending that a text editor has added', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'site.config.ts.txt': '' });
      const { help } = notFound(join(folder, 'site.config.ts'), false);
      assert.is(help, 'The folder contains site.config.ts.txt: rename it to site.config.ts, without “.txt”.');
    }));
});
