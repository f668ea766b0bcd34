import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { locate } from '../../renderer/config/locate/index.ts';
import type { ConfigPath, Finding } from '../../renderer/finding.ts';
import { edited } from '../support/edit.ts';
import { inFolder, LANGUAGE, memoryIo, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

interface Way {
  readonly way: string;
  readonly files: Readonly<Record<string, string>>;
  readonly path: ConfigPath;
  /** What stands at the place that is found. */
  readonly text: string;
  readonly file?: string;
  readonly part?: 'name';
  /** The value that the config has there, where only that tells which of two expressions made it. */
  readonly value?: unknown;
}

const site = (value: string, before = '') => ({ 'site.config.ts': `${before}\nexport default ${value};\n` });

const WAYS: readonly Way[] = [
  { way: 'a plain value', files: site("{ a: { price: '£1' } }"), path: ['a', 'price'], text: "'£1'" },
  { way: 'a key in quotes', files: site("{ 'a-b': { '/skin': '£1' } }"), path: ['a-b', '/skin'], text: "'£1'" },
  { way: 'an item of a list', files: site("{ a: ['x', 'y', 'z'] }"), path: ['a', 1], text: "'y'" },
  {
    way: 'a stand-in',
    files: site("{ a: standIn('£1', 'note') }", "import { standIn } from 'clinic-site';"),
    path: ['a'],
    text: "'£1'",
  },
  {
    way: 'an accepted stand-in',
    files: site(
      "{ a: accept(standIn('£1', 'note'), 'x/y', { reason: 'r', until: '2027-01-01' }) }",
      "import { accept, standIn } from 'clinic-site';",
    ),
    path: ['a'],
    text: "'£1'",
  },
  { way: 'a constant', files: site('{ a: PRICE }', "const PRICE = '£1';"), path: ['a'], text: "'£1'" },
  { way: 'a shorthand property', files: site('{ price }', "const price = '£1';"), path: ['price'], text: "'£1'" },
  {
    way: 'a constant of a constant',
    files: site('{ a: B }', "const A = '£1';\nconst B = A;"),
    path: ['a'],
    text: "'£1'",
  },
  {
    way: 'a property of a constant',
    files: site('{ a: PRICES.one }', "const PRICES = { one: '£1' } as const;"),
    path: ['a'],
    text: "'£1'",
  },
  {
    way: 'a property by its name in brackets',
    files: site("{ a: PRICES['one'] }", "const PRICES = { one: '£1' };"),
    path: ['a'],
    text: "'£1'",
  },
  {
    way: 'a spread object',
    files: site('{ ...base, b: 1 }', "const base = { a: { price: '£1' } };"),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a property that a later one overrides',
    files: site("{ a: '£1', ...{ a: '£2' }, a2: 1 }"),
    path: ['a'],
    text: "'£2'",
  },
  {
    way: 'a spread list',
    files: site("{ a: [...first, 'z'] }", "const first = ['x', 'y'];"),
    path: ['a', 2],
    text: "'z'",
  },
  {
    way: 'an item within a spread list',
    files: site("{ a: [...first, 'z'] }", "const first = ['x', 'y'];"),
    path: ['a', 1],
    text: "'y'",
  },
  {
    way: 'a helper of the owner’s',
    files: site(
      "{ a: treatment('Facial', '£1') }",
      'const treatment = (name: string, price: string) => ({ name, price });',
    ),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a helper with a body and a spread',
    files: site(
      "{ a: make({ price: '£1' }) }",
      "function make(fields: { price: string }) {\n  const kind = 'x';\n  return { kind, ...fields };\n}",
    ),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a helper that takes its argument apart',
    files: site("{ a: make({ cost: '£1' }) }", 'const make = ({ cost: price }: { cost: string }) => ({ price });'),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a section of the language',
    files: site("{ a: [faq([question('Why?', 'So.')])] }", "import { faq, question } from 'clinic-site';"),
    path: ['a', 0, 'questions', 0, 'answer'],
    text: "'So.'",
  },
  {
    way: 'a section as a whole',
    files: site('{ a: [faq([])] }', "import { faq } from 'clinic-site';"),
    path: ['a', 0],
    text: 'faq([])',
  },
  {
    way: '.map() over a list',
    files: site("{ a: names.map((name) => ({ name, price: '£1' })) }", "const names = ['x', 'y'];"),
    path: ['a', 1, 'name'],
    text: "'y'",
  },
  {
    way: 'an import by name',
    files: {
      ...site('{ a: copy }', "import { copy } from './copy.ts';"),
      'copy.ts': "export const copy = { title: 'Hello' };\n",
    },
    path: ['a', 'title'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'an import under another name',
    files: {
      ...site('{ a: words.title }', "import { copy as words } from './copy';"),
      'copy.ts': "export const copy = { title: 'Hello' };\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a default import',
    files: {
      ...site('{ a: copy }', "import copy from './copy.ts';"),
      'copy.ts': "export default { title: 'Hello' };\n",
    },
    path: ['a', 'title'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a module as a whole',
    files: {
      ...site('{ a: copy.title }', "import * as copy from './copy.ts';"),
      'copy.ts': "export const title = 'Hello';\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a module that passes an export on',
    files: {
      ...site('{ a: copy }', "import { copy } from './all.ts';"),
      'all.ts': "export { copy } from './copy.ts';\n",
      'copy.ts': "export const copy = 'Hello';\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a JSON file',
    files: { ...site('{ a: posts }', "import posts from './posts.json';"), 'posts.json': '[{ "title": "Hello" }]\n' },
    path: ['a', 0, 'title'],
    text: '"Hello"',
    file: 'posts.json',
  },
  {
    way: 'parentheses, as const and satisfies',
    files: site("{ a: (('£1' as const) satisfies string) }"),
    path: ['a'],
    text: "'£1'",
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
  { way: 'a template string', files: site('{ a: `£${1}` }'), path: ['a'], text: '`£${1}`' },
  {
    way: 'a condition that held',
    files: site("{ a: isSale ? '£20' : '£25' }", 'const isSale = true;'),
    path: ['a'],
    value: '£20',
    text: "'£20'",
  },
  {
    way: 'a condition that did not hold',
    files: site("{ a: isSale ? '£20' : '£25' }", 'const isSale = false;'),
    path: ['a'],
    value: '£25',
    text: "'£25'",
  },
  {
    way: 'a field of the object that a condition chose',
    files: site("{ a: isSale ? { price: '£20' } : { price: '£25' } }", 'const isSale = false;'),
    path: ['a', 'price'],
    value: '£25',
    text: "'£25'",
  },
  {
    way: 'an object that a condition chose, where a field is missing',
    files: site("{ a: isNew ? { price: 'TBA' } : { price: '£25', book: 'visit' } }", 'const isNew = false;'),
    path: ['a'],
    value: { price: '£25', book: 'visit' },
    text: "{ price: '£25', book: 'visit' }",
  },
  {
    way: 'a value for want of another',
    files: site("{ a: found ?? '£25', b: '' || 'x' }", 'const found = undefined;'),
    path: ['a'],
    value: '£25',
    text: "'£25'",
  },
  {
    way: 'an early return',
    files: site(
      "{ a: priceOf('x') }",
      "function priceOf(name: string) {\n  if (name === 'x') return '£20';\n  return '£25';\n}",
    ),
    path: ['a'],
    value: '£20',
    text: "'£20'",
  },
  {
    way: 'a default parameter',
    files: site("{ a: make('x') }", "const make = (name: string, price = '£1') => ({ name, price });"),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'the default of a field that an argument lacks',
    files: site("{ a: make({ name: 'x' }) }", "const make = ({ name, price = '£1' }) => ({ name, price });"),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a computed key',
    files: site("{ [NAME]: { price: '£1' } }", "const NAME = 'a';"),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a key that is put together',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
    files: site("{ [`${AREA}-peel`]: '£1', ['b' + '-c']: '£2' }", "const AREA = 'face';"),
    path: ['face-peel'],
    text: "'£1'",
  },
  {
    way: 'Object.fromEntries() over pairs',
    files: site("{ a: Object.fromEntries([['b', '£1'], ['c', '£2']]) }"),
    path: ['a', 'c'],
    text: "'£2'",
  },
  {
    way: 'Object.fromEntries() over a .map()',
    files: site(
      "{ a: Object.fromEntries(PEELS.map(([slug, name]) => [slug, { name, price: 'TBA' }])) }",
      "const PEELS = [['glycolic', 'Glycolic'], ['tca', 'TCA']];",
    ),
    path: ['a', 'tca', 'name'],
    text: "'TCA'",
  },
  {
    way: 'the name of an entry of Object.fromEntries()',
    files: site("{ a: Object.fromEntries([['b!', '£1']]) }"),
    path: ['a', 'b!'],
    part: 'name',
    text: "'b!'",
  },
  {
    way: 'an object in brackets, by a name that an argument gives',
    files: site(
      "{ a: make('one') }",
      "const PRICES = { one: '£1' };\nconst make = (name: 'one') => ({ price: PRICES[name] });",
    ),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a list that is taken apart',
    files: site('{ a: second }', "const [first, second] = ['£1', '£2'];"),
    path: ['a'],
    text: "'£2'",
  },
  {
    way: 'the name of a field',
    files: site("{ a: { prise: '£1' } }"),
    path: ['a', 'prise'],
    part: 'name',
    text: 'prise',
  },
];

const finding = (path: ConfigPath, extra: Partial<Finding> = {}): Finding => ({
  rule: 'config/type',
  severity: 'error',
  message: 'A fault.',
  path,
  ...extra,
});

const locateIn = (
  folder: string,
  findings: readonly Finding[],
  files = ['site.config.ts'],
  io = memoryIo(),
  written?: unknown,
) =>
  locate(
    findings,
    { folder, files: files.map((file) => join(folder, file)), entry: join(folder, 'site.config.ts'), written },
    { ...io, language: LANGUAGE },
  );

/** The text between the two ends of a place. */
async function textAt(folder: string, found: Finding | undefined): Promise<string | undefined> {
  if (!found?.place) return undefined;
  const { file, line, column, endLine, endColumn } = found.place;
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').slice(line - 1, endLine);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, endColumn - 1) ?? '';
  return lines.join('\n').slice(column - 1);
}

suite('the place of a finding', (test) => {
  for (const { way, files, path, text, file = 'site.config.ts', part, value } of WAYS)
    test(`is found through ${way}`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, files);
        const written = edited({}, path, value);
        const wanted = finding(path, part ? { part } : {});
        const [found] = await locateIn(folder, [wanted], Object.keys(files), memoryIo(), written);
        assert.is(found?.place?.file, file);
        assert.is(await textAt(folder, found), text);
        assert.is(found?.message, 'A fault.');
      }));

  test('is a part of a text where only a part is at fault', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site("{ a: 'From {no.fact} on' }"));
      const [found] = await locateIn(folder, [finding(['a'], { span: { at: 6, length: 7 } })]);
      assert.is(await textAt(folder, found), 'no.fact');
    }));

  for (const [what, literal, part] of [
    ['an apostrophe', "'It\\'s £300 now'", '£300'],
    ['a line break', "'One\\ntwo £300'", '£300'],
    ['letters by their numbers', "'\\u00a3300, \\x41 £300 \\u{1F642} £400'", '£400'],
    ['an escaped letter itself', "'a\\u00a3300 b'", '\\u00a3300'],
    ['a line that goes on', "'One \\\ntwo £300'", '£300'],
    ['a template', "`It's £300`", '£300'],
  ] as const)
    test(`is a part of a text with ${what} in it`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, site(`{ a: ${literal} }`));
        const value: unknown = new Function(`return ${literal}`)();
        const words: unknown = new Function(`return '${part}'`)();
        const span = { at: String(value).indexOf(String(words)), length: String(words).length };
        const [found] = await locateIn(folder, [finding(['a'], { span })]);
        assert.is(await textAt(folder, found), part);
      }));

  test('is the nearest value around it where it cannot be followed, and the message says so', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: { b: JSON.parse(\'{"c":1}\') } }'));
      const [found] = await locateIn(folder, [finding(['a', 'b', 'c'])]);
      assert.is(await textAt(folder, found), 'JSON.parse(\'{"c":1}\')');
      assert.is(found?.message, 'A fault. (The place shown is the nearest value around it.)');
    }));

  for (const [field, text] of [
    ['rule', "'x/y'"],
    ['reason', "'r'"],
    ['until', "'2026-01-01'"],
  ] as const)
    test(`of an exception’s ${field} is there, and not in the exception around it`, () =>
      inFolder(async (folder) => {
        const marks = `const REASON = 'r';
const until = '2027-01-01';
const inner = accept('£1', 'x/y', { reason: REASON, until: '2026-01-01' });`;
        const outer = "accept(inner, 'x/z', { reason: 'Because.', until })";
        await writeFiles(folder, site(`{ a: ${outer} }`, `import { accept } from 'clinic-site';\n${marks}`));
        const [found] = await locateIn(folder, [finding(['a'], { mark: { rule: 'x/y', field } })]);
        assert.is(await textAt(folder, found), text);
      }));

  test('of a missing field is the value that lacks it', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: { b: 1 } }'));
      const [found] = await locateIn(folder, [finding(['a', 'c'], { rule: 'config/missing' })]);
      assert.is(await textAt(folder, found), '{ b: 1 }');
      assert.is(found?.message, 'A fault.');
    }));

  test('of a field that is missing beside a spread object is the value that lacks it', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: { ...base, b: 1 } }', 'const base = { c: 1 };'));
      const [found] = await locateIn(folder, [finding(['a', 'd'], { rule: 'config/missing' })]);
      assert.is(await textAt(folder, found), '{ ...base, b: 1 }');
    }));

  test('is found in a config that refers to itself in a circle', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: A }', 'const A = B;\nconst B = A;'));
      const [found] = await locateIn(folder, [finding(['a', 'b'])]);
      assert.is(found?.place?.file, 'site.config.ts');
    }));

  const replacement = { title: 'Quote it', was: '£1', text: '{a.b}' };
  const fixIn = (files: Readonly<Record<string, string>>, span: Finding['span']) =>
    inFolder(async (folder) => {
      await writeFiles(folder, files);
      const [found] = await locateIn(folder, [finding(['a'], { replacement, ...(span ? { span } : {}) })]);
      return { fix: found?.fix, place: found?.place };
    });

  test('makes an edit of what should stand there', async () => {
    const { fix, place } = await fixIn(site("{ a: 'It\\'s £1 now' }"), { at: 5, length: 2 });
    assert.equal(fix, { title: 'Quote it', edits: [{ ...place, text: '{a.b}' }] });
  });

  test('makes no edit where other characters stand there: the text was put together', async () => {
    assert.is((await fixIn(site("{ a: f('£2') }", 'const f = (text) => text;'), { at: 0, length: 2 })).fix, undefined);
    assert.is((await fixIn(site("{ a: 'x' + '£1' }"), { at: 1, length: 2 })).fix, undefined);
  });

  test('makes no edit of a whole value', async () => {
    assert.is((await fixIn(site("{ a: '£1' }"), undefined)).fix, undefined);
  });

  test('is remembered: a second look opens no source', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site("{ a: '£1' }"));
      const io = memoryIo();
      const first = await locateIn(folder, [finding(['a'])], ['site.config.ts'], io);
      const kept: string[] = [];
      const again = await locateIn(folder, [finding(['a'])], ['site.config.ts'], {
        ...io,
        cache: { ...io.cache, set: async (name) => void kept.push(name) },
      });
      assert.equal(again, first);
      assert.equal(kept, []);
    }));
});
