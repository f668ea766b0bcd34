/** Single values are set where they were typed. */
import * as assert from 'uvu/assert';
import { applyEdits, type Change, inverseEdits, type ProofOptions } from '../../../renderer/config/edit/index.ts';
import { formatPath } from '../../../renderer/core/finding.ts';
import { keys, made, refusal, textAfter, withConfig } from '../../support/editing.ts';
import { suite } from '../../support/suite.ts';

const IMPORT = "import { accept, course, dated, during, faq, standIn } from 'clinic-site';\n";

const set = (path: string, value: unknown): Change => ({ kind: 'set', path: keys(path), value });

interface Config {
  readonly value: string;
  readonly before?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly day?: string;
}

const filesOf = ({ value, before = '', files = {} }: Config) => ({
  'site.config.ts': `${IMPORT}${before}export default ${value};\n`,
  ...files,
});

/** Returns what follows the import after a change, or the text of another file. */
const after = (config: Config, change: Change, options?: ProofOptions): Promise<string> =>
  withConfig(
    filesOf(config),
    async (editable) =>
      (await textAfter(editable, change, options))
        .slice(IMPORT.length)
        .replace(/^export default /, '')
        .slice(0, -2),
    config.day,
  );

const QUOTED: readonly (readonly [title: string, before: string, value: unknown, expected: string])[] = [
  ['a text', "'x'", 'y', "'y'"],
  ['a text to an empty one', "'x'", '', "''"],
  ['an empty text', "''", 'y', "'y'"],
  ['a text to one with an apostrophe', "'x'", "it's", "'it\\'s'"],
  ['a text to one with a backslash and a line break', "'x'", 'a\\b\nc', "'a\\\\b\\nc'"],
  ['a text to one with control characters', "'x'", '\u0000\u2028\t', "'\\u0000\\u2028\\t'"],
  ['a text in double quotation marks', '"x"', `it's "y"`, '"it\'s \\"y\\""'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
  ['a template literal', '`x`', '`${y}` \\ \n z', '`\\`\\${y}\\` \\\\ \n z`'],
  ['a text beside its comments', "/* a */ 'x' /* b */", 'y', "/* a */ 'y' /* b */"],
  ['a text in parentheses', "('x' as const)", 'y', "('y' as const)"],
  ['a text with satisfies', "'x' satisfies string", 'y', "'y' satisfies string"],
  ['a text with an emoji', "'🌿 £1'", '🌱 £1', "'🌱 £1'"],
  ['a text and keeps the escapes of what stays', "'It\\u2019s \\u00a31'", 'It’s £2', "'It\\u2019s \\u00a32'"],
  ['a text with a continued line', "'one \\\n two'", 'one  three', "'one \\\n three'"],
  ['a number', '1', 2.5, '2.5'],
  ['a number to a negative one', '1', -2, '-2'],
  ['a negative number', '-1', 2, '2'],
  ['true', 'true', false, 'false'],
  ['a text to a list', "'both'", ['x', "it's"], `['x', "it's"]`],
  ['a list of texts', "['x']", ['y', 'z'], "['y', 'z']"],
  ['an object of plain values', '{ b: 1 }', { c: 'x' }, "{ c: 'x' }"],
];

suite('setting a value', (test) => {
  for (const [title, before, value, expected] of QUOTED)
    test(`changes ${title}`, async () =>
      assert.is(await after({ value: `{ a: ${before}, b: 1 }` }, set('a', value)), `{ a: ${expected}, b: 1 }`));

  test('and setting it back restores the bytes', async () => {
    for (const [title, before, value] of QUOTED.filter(([, , value]) => typeof value !== 'object'))
      await withConfig({ 'site.config.ts': `export default { a: ${before}, b: 1 };\n` }, async (editable) => {
        const { edits, next } = await made(editable, set('a', value));
        assert.equal(applyEdits(next.texts, inverseEdits(editable.texts, edits)), editable.texts, title);
        const was = Reflect.get(Object(editable.config.value), 'a');
        // If a character with an unusual escape has been removed, its original spelling is lost.
        if (before.includes('\\\n') || before === '-1' || value === -2) return;
        assert.is(await textAfter(next, set('a', was)), editable.texts.get(editable.file), title);
      });
  });

  test('keeps the line breaks of Windows, also in a template literal', async () =>
    assert.is(await after({ value: '{\r\n  a: `x\r\ny`,\r\n}' }, set('a', 'y\nz')), '{\r\n  a: `y\r\nz`,\r\n}'));

  test('adds a field after those that come before it in the language', async () =>
    assert.is(
      await after(
        { value: "{ catalogue: { a: { name: 'x', price: '£1', book: 'y' } } }" },
        set('catalogue.a.duration', '1h'),
      ),
      "{ catalogue: { a: { name: 'x', price: '£1', duration: '1h', book: 'y' } } }",
    ));

  test('adds a field to the arguments of a call', async () => {
    assert.is(
      await after({ value: "{ pages: { '/': [faq([])] } }" }, set('pages./.0.title', 'x')),
      "{ pages: { '/': [faq([], { title: 'x' })] } }",
    );
    assert.is(
      await after({ value: "{ pages: { '/': [faq([], { title: 'x' })] } }" }, set('pages./.0.anchor', 'y')),
      "{ pages: { '/': [faq([], { title: 'x', anchor: 'y' })] } }",
    );
  });

  test('adds the objects between, too', async () =>
    assert.is(await after({ value: '{ a: { b: 1 } }' }, set('a.c.d', 'x')), "{ a: { b: 1, c: { d: 'x' } } }"));
});

suite('setting a value with an annotation', (test) => {
  test('removes its stand-in, because the fact is known now', async () => {
    assert.is(await after({ value: "{ a: standIn('x', 'note') }" }, set('a', 'y')), "{ a: 'y' }");
    assert.is(await after({ value: "{ a: standIn(\n  'x',\n  'note',\n) }" }, set('a', 'y')), "{ a: 'y' }");
    assert.is(await after({ value: "{ a: { $standIn: 'x', note: 'n' } }" }, set('a', 'y')), "{ a: 'y' }");
  });

  test('keeps the stand-in around a larger value, of which the rest is still unknown', async () =>
    assert.is(
      await after({ value: "{ a: standIn({ b: 'x', c: 'y' }, 'note') }" }, set('a.b', 'z')),
      "{ a: standIn({ b: 'z', c: 'y' }, 'note') }",
    ));

  test('declares the value of a stand-in final, and indents its lines', async () =>
    assert.is(
      await after(
        { value: "{\n  a: standIn(\n    {\n      b: `x\n    y`,\n    },\n    'note',\n  ),\n}" },
        { kind: 'unwrap', path: ['a'], removed: ['$standIn'] },
      ),
      '{\n  a: {\n    b: `x\n    y`,\n  },\n}',
    ));

  test('keeps its exceptions', async () => {
    const until = "{ reason: 'r', until: '2027-01-01' }";
    assert.is(
      await after({ value: `{ a: accept(standIn('x', 'note'), 'price/from', ${until}) }` }, set('a', 'y')),
      `{ a: accept('y', 'price/from', ${until}) }`,
    );
  });

  test('removes its exceptions, too, if they were made for another value', async () => {
    const value =
      "{ a: accept(\n  accept('x', 'price/from', { reason: 'r', until: '2027-01-01' }),\n  'price/unit',\n  {\n    reason: 'r',\n    until: '2027-01-01',\n  },\n) }";
    assert.is(
      await after({ value }, { kind: 'set', path: ['a'], value: 'y', removed: ['$standIn', '$accept'] }),
      "{ a: 'y' }",
    );
    assert.is(await after({ value }, { kind: 'unwrap', path: ['a'], removed: ['$accept'] }), "{ a: 'x' }");
  });

  const DATED = "{ a: dated('x', { from: '2027-03-01', value: 'y' }) }";
  test('changes the value of the day', async () => {
    assert.is(await after({ value: DATED }, set('a', 'z')), "{ a: dated('z', { from: '2027-03-01', value: 'y' }) }");
    assert.is(
      await after({ value: DATED, day: '2027-03-01' }, set('a', 'z')),
      "{ a: dated('x', { from: '2027-03-01', value: 'z' }) }",
    );
  });

  test('counts the items of a list that exist on the day', async () => {
    const value = "{ a: [during({ until: '2026-12-31' }, 'x'), 'y'] }";
    assert.is(
      await after({ value, day: '2027-01-01' }, set('a.0', 'z')),
      "{ a: [during({ until: '2026-12-31' }, 'x'), 'z'] }",
    );
    assert.is(
      await after({ value, day: '2026-12-31' }, set('a.0', 'z')),
      "{ a: [during({ until: '2026-12-31' }, 'z'), 'y'] }",
    );
  });
});

suite('setting a value of another place', (test) => {
  test('changes the constant that only it uses', async () =>
    assert.is(
      await after({ value: '{ a: X }', before: "const X = 'x';\n" }, set('a', 'y')),
      "const X = 'y';\nexport default { a: X }",
    ));

  test('changes a number in a constant', async () =>
    assert.is(
      await after({ value: '{ a: X }', before: 'const X = 18;\n' }, set('a', 21)),
      'const X = 21;\nexport default { a: X }',
    ));

  test('changes the argument of a helper', async () => {
    const before = 'const make = (price: string) => ({ price });\n';
    assert.is(
      await after({ value: "{ a: make('x') }", before }, set('a.price', 'y')),
      `${before}export default { a: make('y') }`,
    );
  });

  test('changes the part of a joined text that differs', async () =>
    assert.is(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
      await after({ value: '{ a: `${X} per session` }', before: "const X = '£1';\n" }, set('a', '£2 per session')),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
      "const X = '£2';\nexport default { a: `${X} per session` }",
    ));

  test('changes an imported value, also in JSON and in a text file', async () => {
    for (const [name, text, expected] of [
      ['copy.ts', "export default 'x';\n", 'export default \'"y"\';\n'],
      ['copy.json', '{ "a": "x" }\n', '{ "a": "\\"y\\"" }\n'],
      ['copy.txt', 'x', '"y"'],
    ] as const)
      await withConfig(
        {
          'site.config.ts': `import a from './${name}';\nexport default ${name === 'copy.json' ? 'a' : '{ a }'};\n`,
          [name]: text,
        },
        async (editable) => {
          const { edits, next } = await made(editable, set('a', '"y"'));
          assert.equal(
            edits.map(({ file }) => file),
            [editable.file.replace('site.config.ts', name)],
          );
          assert.is(next.texts.get(edits[0]?.file ?? ''), expected);
        },
      );
  });
});

suite('a value that cannot be set', (test) => {
  const refused = (config: Config, change: Change, options?: ProofOptions) =>
    withConfig(filesOf(config), (editable) => refusal(editable, change, options));

  test('is refused if others share it, and names them and their source', async () => {
    const found = await refused({ value: '{ a: X, b: [X] }', before: "const X = 'x';\n" }, set('a', 'y'));
    assert.is(found.message, '“a” is written once and used for several values. Changing it would also change b.0.');
    assert.is(
      found.help,
      'Change “X”, and with it all of them, on purpose, or write this value separately in the config.',
    );
    assert.equal(found.source, { file: 'site.config.ts', line: 2, column: 11, endLine: 2, endColumn: 14 });
  });

  test('is changed with the others on purpose', () =>
    withConfig(filesOf({ value: '{ a: X, b: [X] }', before: "const X = 'x';\n" }), async (editable) => {
      const { next, alsoChanges } = await made(editable, set('a', 'y'), { atSource: true });
      assert.equal(next.config.value, { a: 'y', b: ['y'] });
      assert.equal(alsoChanges.map(formatPath), ['b.0']);
    }));

  for (const [title, value, code] of [
    ['a sum', '{ a: 1 + 1 }', '1 + 1'],
    ['a call', "{ a: String('x') + 1 }", "String('x') + 1"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
    ['a template with a number', '{ a: `£${1}` }', '`£${1}`'],
    ['a text in capitals', "{ a: 'x'.toUpperCase() }", "'x'"],
  ] as const)
    test(`is refused if it is ${title}`, async () => {
      assert.is((await refused({ value }, set('a', 'y2'))).message, `“a” is computed by ${code}.`);
    });

  test('is refused if nothing is there', async () => {
    assert.is(
      (await refused({ value: "{ a: ['x'] }" }, set('a.3', 'y'))).message,
      '“a.3” does not exist: the list has 1 item, a.0.',
    );
    assert.is((await refused({ value: '{}' }, { kind: 'remove', path: ['a'] })).message, 'There is no “a” to remove.');
  });

  test('is refused if it is a list with more than plain values', async () => {
    const message = "“a” is computed by [standIn('x', 'note')].";
    assert.is((await refused({ value: "{ a: [standIn('x', 'note')] }" }, set('a', ['y']))).message, message);
    assert.match((await refused({ value: "{ a: ['x' /* why */] }" }, set('a', ['y']))).message, 'computed');
  });

  test('is refused if it was typed outside the folder of the config', () =>
    withConfig(
      {
        'site/site.config.ts': "import a from '../copy.ts';\nexport default { a };\n",
        'copy.ts': "export default 'x';\n",
        'site.config.ts': "export { default } from './site/site.config.ts';\n",
      },
      async (outer) => {
        const { opened } = await import('../../support/editing.ts');
        const inner = await opened(outer.file.replace('site.config.ts', 'site/site.config.ts'));
        const { message } = await refusal(inner, set('a', 'y'));
        assert.match(message, 'copy.ts, which is not a text file in the folder of the config.');
      },
    ));
});
