import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parseTree, treeOf } from '../../renderer/inputs/markdown/tree.ts';
import { emptyCache } from '../support/caches.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const TEXT = await readFile(join(ROOT, 'content/policies/terms.md'), 'utf8');
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

suite('cached Markdown', (test) => {
  test('equals the parsed tree', async () => {
    const cache = emptyCache();
    await treeOf(TEXT, cache);
    assert.equal(plain(await treeOf(TEXT, cache)), plain(parseTree(TEXT)));
  });

  test('is parsed again if the text has changed', async () => {
    const cache = emptyCache();
    await treeOf('One.', cache);
    assert.equal(plain(await treeOf('Two.', cache)), plain(parseTree('Two.')));
  });

  test('is parsed again if the cache is damaged', async () => {
    for (const damaged of ['', '{', 'null', '[]', '{"type":"text"}']) {
      const cache = emptyCache();
      const broken = { ...cache, get: async () => new TextEncoder().encode(damaged) };
      assert.equal(plain(await treeOf('One.', broken)), plain(parseTree('One.')), damaged);
    }
  });

  test('is undefined if the text nests more than ten levels deep', async () => {
    const cache = emptyCache();
    assert.is(await treeOf(`${'> '.repeat(12)}deep`, cache), undefined);
  });
});

/** Constructs that begin with the characters of list markers, and how many lists or quotations they nest. */
const FLAT: readonly (readonly [what: string, text: string])[] = [
  ['a thematic break of many dashes', `One.\n\n${'-'.repeat(80)}\n\nTwo.`],
  ['a thematic break of spaced dashes', `One.\n\n${'- '.repeat(40)}\n\nTwo.`],
  ['a thematic break of spaced asterisks', `${'*  '.repeat(60)}\n\nTwo.`],
  ['a thematic break of underscores', `${'_ '.repeat(60)}\n\nTwo.`],
  ['a thematic break in a quotation', `> One.\n>\n> ${'- '.repeat(60)}`],
  ['a thematic break in a list', `- ${'* '.repeat(60)}`],
  ['a heading that is underlined with dashes', `One\n${'-'.repeat(60)}`],
  ['the delimiter row of a table', `One | Two\n${'-'.repeat(40)} | ${'-'.repeat(40)}\nThree | Four`],
  ['front matter', `${'-'.repeat(20)}\ntitle: One\n${'-'.repeat(20)}\n\nOne.`],
  ['a word between asterisks', `${'*'.repeat(14)}One${'*'.repeat(14)}`],
  ['a row of plus signs', '+'.repeat(20)],
  ['a section number with many parts', '1.1.1.1.1.1.1.1.1.1.1.1.1.1 One'],
  ['a paragraph with an indented line', `One\n${' '.repeat(200)}two`],
  ['a break after an indentation', `One\n${' '.repeat(200)}${'- '.repeat(50)}`],
];

const FORMS: readonly (readonly [what: string, nested: (depth: number) => string])[] = [
  ['quotations', (depth) => `${'> '.repeat(depth)}One`],
  ['quotations without spaces', (depth) => `${'>'.repeat(depth)}One`],
  ['lists on one line', (depth) => `${'- '.repeat(depth)}One`],
  ['numbered lists on one line', (depth) => `${'1. '.repeat(depth)}One`],
  ['lists on many lines', (depth) => lines(depth, '  ', '- One')],
  ['lists with tabs', (depth) => lines(depth, '\t', '- One')],
  [
    'lists and quotations',
    (depth) =>
      '- > '
        .repeat(Math.ceil(depth / 2))
        .slice(0, 2 * depth)
        .concat('One'),
  ],
];

const lines = (depth: number, indent: string, text: string): string =>
  Array.from({ length: depth }, (_, level) => `${indent.repeat(level)}${text}`).join('\n');

suite('the nesting of Markdown', (test) => {
  for (const [what, text] of FLAT) test(`${what} is not a nested list`, () => assert.is(parseTree(text)?.type, 'root'));

  for (const [what, nested] of FORMS) {
    test(`ten nested ${what} are parsed`, () => assert.is(parseTree(nested(10))?.type, 'root'));
    for (const depth of [11, 60, 5000])
      test(`${depth} nested ${what} are refused`, () =>
        // Five thousand lines would need megabytes of indentation; the first hundred suffice.
        assert.is(
          parseTree(nested(what.includes('lines') || what.includes('tabs') ? Math.min(depth, 100) : depth)),
          undefined,
        ));
  }
});
