/** Items and entries are added, removed and moved with their lines, their commas and their comments. */
import * as assert from 'uvu/assert';
import { type Change, isRefusal, propose } from '../../../renderer/config/edit/index.ts';
import { keys, refusal, textAfter, withConfig } from '../../support/editing.ts';
import { suite } from '../../support/suite.ts';

const START = "import { button, faq, question } from 'clinic-site';\nexport default ";

/** Returns a config after a change, without its first line. */
const after = (value: string, change: Change, start = START): Promise<string> =>
  withConfig({ 'site.config.ts': `${start}${value};\n` }, async (editable) => {
    const text = await textAfter(editable, change);
    return text.startsWith(start) ? text.slice(start.length, -2) : text;
  });

const remove = (path: string): Change => ({ kind: 'remove', path: keys(path) });
const add = (path: string, value: unknown, rest: { key?: string; before?: string | number } = {}): Change => ({
  kind: 'add',
  path: keys(path),
  value,
  ...rest,
});
const move = (path: string, to: string, before?: string | number): Change => ({
  kind: 'move',
  path: keys(path),
  to: { path: keys(to), before },
});

type Case = readonly [title: string, before: string, change: Change, expected: string];

const REMOVED: readonly Case[] = [
  ['the first of a line', "{ a: ['x', 'y'] }", remove('a.0'), "{ a: ['y'] }"],
  ['the last of a line', "{ a: ['x', 'y'] }", remove('a.1'), "{ a: ['x'] }"],
  ['the only one of a line', "{ a: ['x'] }", remove('a.0'), '{ a: [] }'],
  ['the last before a comma', "{ a: ['x', 'y',] }", remove('a.1'), "{ a: ['x',] }"],
  ['a field of a line', '{ a: { b: 1, c: 2 } }', remove('a.b'), '{ a: { c: 2 } }'],
  ['the only field', '{ a: { b: 1 } }', remove('a.b'), '{ a: {} }'],
  ['a line', "{\n  a: [\n    'x',\n    'y',\n  ],\n}", remove('a.0'), "{\n  a: [\n    'y',\n  ],\n}"],
  ['the last line', "{\n  a: [\n    'x',\n    'y',\n  ],\n}", remove('a.1'), "{\n  a: [\n    'x',\n  ],\n}"],
  [
    'the last line, without a comma',
    "{\n  a: [\n    'x',\n    'y'\n  ]\n}",
    remove('a.1'),
    "{\n  a: [\n    'x'\n  ]\n}",
  ],
  ['the only line', "{\n  a: [\n    'x',\n  ],\n}", remove('a.0'), '{\n  a: [],\n}'],
  [
    'a line with the comments above and behind it',
    '{\n  // first\n  a: 1, // one\n  /** Second. */\n  // more\n  b: 2, // two\n  // third\n  c: 3,\n}',
    remove('b'),
    '{\n  // first\n  a: 1, // one\n  // third\n  c: 3,\n}',
  ],
  [
    'a line below a heading, which stays',
    '{\n  a: 1,\n\n  // Hours\n\n  b: 2,\n  c: 3,\n}',
    remove('b'),
    '{\n  a: 1,\n\n  // Hours\n\n  c: 3,\n}',
  ],
  ['a paragraph', '{\n  a: 1,\n\n  b: 2,\n\n  c: 3,\n}', remove('b'), '{\n  a: 1,\n\n  c: 3,\n}'],
  ['the last paragraph', '{\n  a: 1,\n\n  b: 2,\n}', remove('b'), '{\n  a: 1,\n}'],
  [
    'several lines with a stand-in',
    "{\n  a: 1,\n  b: standIn(\n    'x',\n    'note',\n  ),\n}",
    remove('b'),
    '{\n  a: 1,\n}',
  ],
  ['a field in brackets and in quotes', "{ 'a-b': 1, [`c`]: 2 }", remove('c'), "{ 'a-b': 1 }"],
  [
    'the last argument of a call',
    "{ a: [button('x', 'phone', { note: 'y' })] }",
    remove('a.0.note'),
    "{ a: [button('x', 'phone', {})] }",
  ],
  ['a comma on the next line', '{\n  a: 1\n  , b: 2\n  , c: 3\n}', remove('c'), '{\n  a: 1\n  , b: 2\n}'],
];

const ADDED: readonly Case[] = [
  ['to an empty list', '{ a: [] }', add('a', 'x'), "{ a: ['x'] }"],
  ['to an empty record', '{ a: {} }', add('a', 1, { key: 'b-c' }), "{ a: { 'b-c': 1 } }"],
  ['to a line', "{ a: ['x'] }", add('a', 'y'), "{ a: ['x', 'y'] }"],
  ['before an item of a line', "{ a: ['x', 'z'] }", add('a', 'y', { before: 1 }), "{ a: ['x', 'y', 'z'] }"],
  ['to lines', "{\n  a: [\n    'x',\n  ],\n}", add('a', 'y'), "{\n  a: [\n    'x',\n    'y',\n  ],\n}"],
  [
    'to lines without a last comma',
    "{\n  a: [\n    'x' // first\n  ]\n}",
    add('a', 'y'),
    "{\n  a: [\n    'x', // first\n    'y'\n  ]\n}",
  ],
  [
    'before a line with a comment',
    "{\n  a: [\n    // first\n    'x',\n  ],\n}",
    add('a', 'y', { before: 0 }),
    "{\n  a: [\n    'y',\n    // first\n    'x',\n  ],\n}",
  ],
  [
    'to lines in double quotation marks',
    '{\n  a: [\n    "x",\n    "z",\n  ],\n}',
    add('a', 'y'),
    '{\n  a: [\n    "x",\n    "z",\n    "y",\n  ],\n}',
  ],
  ['a text with an apostrophe', "{ a: ['x'] }", add('a', "it's"), `{ a: ['x', "it's"] }`],
  [
    'to lines indented by tabs',
    "{\n\ta: [\n\t\t'x',\n\t],\n}",
    add('a', { b: ['y'] }),
    "{\n\ta: [\n\t\t'x',\n\t\t{ b: ['y'] },\n\t],\n}",
  ],
  [
    'an entry to lines',
    '{\n  a: {\n    b: 1,\n  },\n}',
    add('a', { d: 2 }, { key: 'c' }),
    '{\n  a: {\n    b: 1,\n    c: { d: 2 },\n  },\n}',
  ],
  [
    'a question like its neighbours',
    "{ a: [question('x', 'y')] }",
    add('a', { question: 'Why?', answer: 'So.' }),
    "{ a: [question('x', 'y'), question('Why?', 'So.')] }",
  ],
  ['after a spread', "{ a: [...['x']] }", add('a', 'y'), "{ a: [...['x'], 'y'] }"],
  ['before an item in a spread', "{ a: [...['x'], 'z'] }", add('a', 'y', { before: 0 }), "{ a: [...['y', 'x'], 'z'] }"],
  [
    'to a line that would become too long',
    `{ a: ['${'x'.repeat(60)}'] }`,
    add('a', 'y'.repeat(60)),
    `{ a: [\n  '${'x'.repeat(60)}',\n  '${'y'.repeat(60)}',\n] }`,
  ],
  [
    'a section with the import of its call',
    "{\n  pages: {\n    '/': [\n      faq([]),\n    ],\n  },\n}",
    add('pages./', { kind: 'closing', title: 'Come', text: 'Now.' }),
    "import { button, closing, faq, question } from 'clinic-site';\nexport default {\n  pages: {\n    '/': [\n      faq([]),\n      closing('Come', { text: 'Now.' }),\n    ],\n  },\n};\n",
  ],
];

const MOVED: readonly Case[] = [
  ['to the front of a line', "{ a: ['x', 'y', 'z'] }", move('a.2', 'a', 0), "{ a: ['z', 'x', 'y'] }"],
  ['to the end of a line', "{ a: ['x', 'y', 'z'] }", move('a.0', 'a'), "{ a: ['y', 'z', 'x'] }"],
  ['before its neighbour', "{ a: ['x', 'y'] }", move('a.1', 'a', 0), "{ a: ['y', 'x'] }"],
  [
    'between lines, with its comments',
    "{\n  a: [\n    'x', // one\n    // two\n    'y', // 2\n    'z',\n  ],\n}",
    move('a.1', 'a', 0),
    "{\n  a: [\n    // two\n    'y', // 2\n    'x', // one\n    'z',\n  ],\n}",
  ],
  [
    'behind a last line without a comma',
    "{\n  a: [\n    'x',\n    'y'\n  ]\n}",
    move('a.0', 'a'),
    "{\n  a: [\n    'y',\n    'x'\n  ]\n}",
  ],
  [
    'the last line without a comma to the front',
    "{\n  a: [\n    'x',\n    'y'\n  ]\n}",
    move('a.1', 'a', 0),
    "{\n  a: [\n    'y',\n    'x'\n  ]\n}",
  ],
  ['an entry of a record', '{ a: { b: 1, c: 2 } }', move('a.c', 'a', 'b'), '{ a: { c: 2, b: 1 } }'],
  [
    'to another list, with its indentation',
    "{\n  a: [\n    {\n      b: `x\n  y`,\n    },\n  ],\n  c: {\n    d: [\n      'z',\n    ],\n  },\n}",
    move('a.0', 'c.d'),
    "{\n  a: [],\n  c: {\n    d: [\n      'z',\n      {\n        b: `x\n  y`,\n      },\n    ],\n  },\n}",
  ],
];

suite('removing', (test) => {
  const start = START.replace('question', 'question, standIn');
  for (const [title, before, change, expected] of REMOVED)
    test(`removes ${title}`, async () => assert.is(await after(before, change, start), expected));
});

suite('adding', (test) => {
  for (const [title, before, change, expected] of ADDED)
    test(`adds ${title}`, async () => assert.is(await after(before, change), expected));
});

suite('moving', (test) => {
  for (const [title, before, change, expected] of MOVED)
    test(`moves ${title}`, async () => assert.is(await after(before, change), expected));
});

suite('lists with line breaks of Windows', (test) => {
  for (const [title, before, change, expected] of [...REMOVED, ...ADDED, ...MOVED].filter(([, text]) =>
    text.includes('\n'),
  ))
    test(`are edited as others: ${title}`, async () => {
      const windows = (text: string) => text.replaceAll('\n', '\r\n');
      const start = windows(START.replace('question', 'question, standIn'));
      const wanted = windows(expected.replace('question }', 'question, standIn }')).replace(/;\r\n$/, ';\n');
      assert.is(await after(windows(before), change, start), wanted);
    });
});

suite('a list that cannot be edited', (test) => {
  const refused = (value: string, change: Change) =>
    withConfig(
      { 'site.config.ts': `${START}${value};\n` },
      async (editable) => (await refusal(editable, change)).message,
    );

  test('is refused if code computes it', async () => {
    const mapped = "{ a: ['x', 'y'].map((name) => ({ name })) }";
    assert.is(
      await refused(mapped, add('a', { name: 'z' })),
      "“a” is computed by ['x', 'y'].map((name) => ({ name })).",
    );
    assert.is(await refused(mapped, move('a.0', 'a')), '“a.0” is computed by { name }.');
  });

  test('is refused if several values share it', async () => {
    const shared = "(() => { const list = ['x']; return { a: list, b: list }; })()";
    assert.is(
      await refused(shared, add('a', 'y')),
      '“a” is written once and used for several values. Changing it would also change b.1.',
    );
  });

  test('is refused if a later field hides the removed one', async () =>
    assert.match(await refused("{ a: '£1', ...{ a: '£2' } }", remove('a')), '“a” is computed by'));

  test('does not get an item that would break the code', () =>
    withConfig({ 'site.config.ts': 'export default { a: { b: 1 } };\n' }, async (editable) => {
      const proven = await propose(editable, { kind: 'add', path: ['a'], key: '__proto__', value: 1 });
      assert.ok(isRefusal(proven));
    }));
});
