import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { locate } from '../../renderer/config/locate/index.ts';
import type { ConfigPath, Finding } from '../../renderer/core/finding.ts';
import { edited } from '../support/edit.ts';
import { inFolder, memoryIo, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { CALLED } from './ways/called.ts';
import { CHOSEN } from './ways/chosen.ts';
import { IMPORTED } from './ways/imported.ts';
import { MADE } from './ways/made.ts';
import { site } from './ways/way.ts';
import { WRITTEN } from './ways/written.ts';

const WAYS = [...WRITTEN, ...IMPORTED, ...CALLED, ...CHOSEN];

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
  plainConfig?: unknown,
) =>
  locate(
    findings,
    {
      folder,
      files: files.map((file) => join(folder, file)),
      entry: join(folder, 'site.config.ts'),
      plainConfig,
      hasReadOutside: () => false,
    },
    io,
  );

/** Returns the text at a location. */
async function textAt(folder: string, found: Finding | undefined): Promise<string | undefined> {
  if (!found?.location) return undefined;
  const { file, line, column, endLine, endColumn } = found.location;
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').slice(line - 1, endLine);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, endColumn - 1) ?? '';
  return lines.join('\n').slice(column - 1);
}

suite('the location of a finding', (test) => {
  for (const { way, files, path, text, file = 'site.config.ts', part, value } of WAYS)
    test(`the location of a finding is found for ${way}`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, files);
        const plainConfig = edited({}, path, value);
        const wanted = finding(path, part ? { part } : {});
        const [found] = await locateIn(folder, [wanted], Object.keys(files), memoryIo(), plainConfig);
        assert.is(found?.location?.file, file);
        assert.is(await textAt(folder, found), text);
        assert.is(found?.message, 'A fault.');
      }));

  test('the location covers a part of a string if the finding reports only that part', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site("{ a: 'From {no.fact} on' }"));
      const [found] = await locateIn(folder, [finding(['a'], { span: { at: 6, length: 7 } })]);
      assert.is(await textAt(folder, found), 'no.fact');
    }));

  for (const [what, literal, part] of [
    ['an apostrophe', "'It\\'s £300 now'", '£300'],
    ['a line break', "'One\\ntwo £300'", '£300'],
    ['letters as numeric escapes', "'\\u00a3300, \\x41 £300 \\u{1F642} £400'", '£400'],
    ['the reported letter as an escape', "'a\\u00a3300 b'", '\\u00a3300'],
    ['a line continuation', "'One \\\ntwo £300'", '£300'],
    ['a template literal', "`It's £300`", '£300'],
  ] as const)
    test(`the location of a part of a string is correct if the string contains ${what}`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, site(`{ a: ${literal} }`));
        const value: unknown = new Function(`return ${literal}`)();
        const words: unknown = new Function(`return '${part}'`)();
        const span = { at: String(value).indexOf(String(words)), length: String(words).length };
        const [found] = await locateIn(folder, [finding(['a'], { span })]);
        assert.is(await textAt(folder, found), part);
      }));

  test('the location is that of the nearest value, and the message says so, if the value cannot be followed', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: { b: JSON.parse(\'{"c":1}\') } }'));
      const [found] = await locateIn(folder, [finding(['a', 'b', 'c'])]);
      assert.is(await textAt(folder, found), 'JSON.parse(\'{"c":1}\')');
      assert.is(found?.message, 'A fault. (The location is that of the nearest value around it.)');
    }));

  for (const [field, text] of [
    ['rule', "'x/y'"],
    ['reason', "'r'"],
    ['until', "'2026-01-01'"],
  ] as const)
    test(`the location of an exception’s ${field} is that field, even if another exception surrounds it`, () =>
      inFolder(async (folder) => {
        const annotations = `const REASON = 'r';
const until = '2027-01-01';
const inner = accept('£1', 'x/y', { reason: REASON, until: '2026-01-01' });`;
        const outer = "accept(inner, 'x/z', { reason: 'Because.', until })";
        await writeFiles(folder, site(`{ a: ${outer} }`, `import { accept } from 'clinic-site';\n${annotations}`));
        const [found] = await locateIn(folder, [finding(['a'], { annotation: { rule: 'x/y', field } })]);
        assert.is(await textAt(folder, found), text);
      }));

  test('the location of a stand-in’s note is the note, not the value', () =>
    inFolder(async (folder) => {
      const annotation = "accept(standIn('£1', ''), 'x/y', { reason: 'r', until: '2027-01-01' })";
      await writeFiles(folder, site(`{ a: ${annotation} }`, "import { accept, standIn } from 'clinic-site';"));
      const [found] = await locateIn(folder, [finding(['a'], { annotation: { field: 'note' } })]);
      assert.is(await textAt(folder, found), "''");
    }));

  test('the location of a missing field is the object that lacks it', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: { b: 1 } }'));
      const [found] = await locateIn(folder, [finding(['a', 'c'], { rule: 'config/missing' })]);
      assert.is(await textAt(folder, found), '{ b: 1 }');
      assert.is(found?.message, 'A fault.');
    }));

  test('the location of a missing field is the whole object if the object contains a spread', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: { ...base, b: 1 } }', 'const base = { c: 1 };'));
      const [found] = await locateIn(folder, [finding(['a', 'd'], { rule: 'config/missing' })]);
      assert.is(await textAt(folder, found), '{ ...base, b: 1 }');
    }));

  test('a config with a circular reference still gets a location', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site('{ a: A }', 'const A = B;\nconst B = A;'));
      const [found] = await locateIn(folder, [finding(['a', 'b'])]);
      assert.is(found?.location?.file, 'site.config.ts');
    }));

  for (const { way, files, path, value, part, text = part, file = 'site.config.ts' } of MADE)
    test(`the location of a computed value is found for ${way}`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, files);
        const span = part === undefined ? {} : { span: { at: value.indexOf(part), length: part.length } };
        const plainConfig = edited({}, path, value);
        const [found] = await locateIn(folder, [finding(path, span)], Object.keys(files), memoryIo(), plainConfig);
        assert.is(await textAt(folder, found), text);
        assert.is(found?.location?.file, file);
        assert.is(found?.message, 'A fault.');
      }));

  test('the location is that of the nearest value if markers in strings would change the result of the config', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site("{ a: ['x', 'no'].filter((name) => name.length < 2) }"));
      const [found] = await locateIn(folder, [finding(['a', 0])], ['site.config.ts'], memoryIo(), { a: ['x'] });
      assert.is(await textAt(folder, found), "['x', 'no'].filter((name) => name.length < 2)");
      assert.match(found?.message ?? '', 'nearest value around it');
    }));

  const replacement = { title: 'Quote it', was: '£1', text: '{a.b}' };
  const fixIn = (files: Readonly<Record<string, string>>, span: Finding['span']) =>
    inFolder(async (folder) => {
      await writeFiles(folder, files);
      const [found] = await locateIn(folder, [finding(['a'], { replacement, ...(span ? { span } : {}) })]);
      return { fix: found?.fix, location: found?.location };
    });

  test('a finding has a fix that replaces the reported characters', async () => {
    const { fix, location } = await fixIn(site("{ a: 'It\\'s £1 now' }"), { at: 5, length: 2 });
    assert.equal(fix, { title: 'Quote it', edits: [{ ...location, text: '{a.b}' }] });
  });

  test('a finding has no fix if its string was computed from other strings', async () => {
    assert.is((await fixIn(site("{ a: f('£2') }", 'const f = (text) => text;'), { at: 0, length: 2 })).fix, undefined);
    assert.is((await fixIn(site("{ a: 'x' + '£1' }"), { at: 1, length: 2 })).fix, undefined);
  });

  test('a finding about a whole value has no fix', async () => {
    assert.is((await fixIn(site("{ a: '£1' }"), undefined)).fix, undefined);
  });

  test('locations are cached: the second run opens no source file', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, site("{ a: '£1' }"));
      const io = memoryIo();
      const first = await locateIn(folder, [finding(['a'])], ['site.config.ts'], io);
      const stored: string[] = [];
      const again = await locateIn(folder, [finding(['a'])], ['site.config.ts'], {
        ...io,
        cache: { ...io.cache, set: async (name) => void stored.push(name) },
      });
      assert.equal(again, first);
      assert.equal(stored, []);
    }));
});
