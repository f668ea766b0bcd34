import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { closingOf, findUnclosed, namesAround } from '../../renderer/config/syntax/brackets.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { inFolder, optionsFor, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const findingIn = (source: string): Promise<Finding | undefined> =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'site.config.ts': source });
    const loaded = await load(optionsFor(join(folder, 'site.config.ts')));
    return isLoadFailure(loaded) ? loaded.findings[0] : undefined;
  });

interface Mistake {
  readonly what: string;
  readonly source: string;
  readonly message: string;
  readonly help: string;
  readonly at: readonly [line: number, column: number];
}

const MISTAKES: readonly Mistake[] = [
  {
    what: 'a missing brace of an entry',
    source:
      "export default {\n  catalogue: {\n    massage: {\n      price: '£60',\n    cupping: {\n      price: '£40',\n    },\n  },\n};\n",
    message: '“massage” is not closed: its “{” has no “}”.',
    help: 'Add “}” after line 4, the last line that belongs to it.',
    at: [3, 14],
  },
  {
    what: 'a missing bracket of a list in a call',
    source: "export default {\n  '/': [\n    faq([\n      { question: 'A', answer: 'B' },\n    ),\n  ],\n};\n",
    message: '“faq” is not closed: its “[” has no “]”.',
    help: 'Add “]” after line 4, the last line that belongs to it.',
    at: [3, 9],
  },
  {
    what: 'a missing brace of an item in a list',
    source: 'export default {\n  packages: [\n    {\n      sessions: 3,\n    {\n      sessions: 6,\n    },\n  ],\n};\n',
    message: 'An item of “packages” is not closed: its “{” has no “}”.',
    help: 'Add “}” after line 4, the last line that belongs to it.',
    at: [3, 5],
  },
  {
    what: 'a missing bracket at the end of the file',
    source: "export default defineSite({\n  name: 'A',\n}\n",
    message: '“defineSite” is not closed: its “(” has no “)”.',
    help: 'Add “)” after line 3, the last line that belongs to it.',
    at: [1, 26],
  },
  {
    what: 'a missing brace below text that contains brackets',
    source: "export default {\n  a: {\n    text: 'at :-{ or `(`', // [\n    more: `{\n}`,\n  b: { c: 1 },\n};\n",
    message: '“a” is not closed: its “{” has no “}”.',
    help: 'Add “}” after line 5, the last line that belongs to it.',
    at: [2, 6],
  },
  {
    what: 'curly quotation marks',
    source: 'export default {\n  name: “Clinic”,\n};\n',
    message: '“ is a curly quotation mark: code needs straight ones.',
    help: 'Type \' or " at both ends of the text. Inside the text, curly quotation marks are fine.',
    at: [2, 9],
  },
  {
    what: 'a hyphen in the name of a booking link',
    source: "export default {\n  booking: {\n    led-light: 'https://book.example/led',\n  },\n};\n",
    message: '“led-light” cannot be the name of a booking link.',
    help: 'Write led_light:',
    at: [3, 5],
  },
  {
    what: 'a hyphen in another name without quotation marks',
    source: "export default {\n  catalogue: {\n    led-light-mask: { price: '£60' },\n  },\n};\n",
    message: 'The name “led-light-mask” contains a hyphen, so it needs quotation marks.',
    help: "Write 'led-light-mask':",
    at: [3, 5],
  },
  {
    what: 'a price without quotation marks',
    source: 'export default {\n  price: £60,\n};\n',
    message: '“£60” is not in quotation marks.',
    help: "Write '£60'.",
    at: [2, 10],
  },
  {
    what: 'a time without quotation marks',
    source: 'export default {\n  monday: 09:00–17:00,\n};\n',
    message: '“09:00–17:00” is not in quotation marks.',
    help: "Write '09:00–17:00'.",
    at: [2, 11],
  },
  {
    what: 'a semicolon between two fields',
    source: "export default {\n  a: 'x';\n  b: 'y',\n};\n",
    message: 'There is a semicolon between two values.',
    help: 'Write a comma, or remove the semicolon if something before it is not closed.',
    at: [2, 9],
  },
  {
    what: 'an equals sign after a name',
    source: "export default {\n  price = '£60',\n};\n",
    message: '“price” is followed by “=”.',
    help: 'Write a colon after the name: “price: …”.',
    at: [2, 9],
  },
  {
    what: 'an apostrophe in single quotation marks',
    source: "export default {\n  area: 'King's Cross',\n};\n",
    message: 'The apostrophe before “s” ended the text.',
    help: 'Text begins and ends with the same quotation mark; text with an apostrophe needs double quotation marks.',
    at: [2, 15],
  },
];

suite('a config that is not valid TypeScript', (test) => {
  for (const { what, source, message, help, at } of MISTAKES)
    test(`${what} in a config is reported where the owner made the mistake`, async () => {
      const found = await findingIn(source);
      assert.is(found?.rule, 'config/syntax');
      assert.is(found?.message, message);
      assert.is(found?.help, help);
      assert.equal([found?.location?.line, found?.location?.column], at);
    });
});

suite('the search for an unclosed bracket', (test) => {
  const source = readFileSync(join(ROOT, 'site.config.ts'), 'utf8');
  const lines = source.split('\n');

  test('a valid config has no unclosed bracket', () => assert.is(findUnclosed(source), undefined));

  test('each closing bracket that is removed from the shipped config is attributed to its own entry', () => {
    const closing = lines.flatMap((line, index) => (/^\s*[\])}]/.test(line) ? [index] : []));
    assert.ok(closing.length > 300);
    for (const index of closing) {
      const spoiled = lines.map((line, at) => (at === index ? line.replace(/[\])}]/, '') : line));
      const { opening } = findUnclosed(spoiled.join('\n')) ?? {};
      assert.is(opening?.line, openingLine(index) + 1, `line ${index + 1}`);
      assert.is(opening && closingOf(opening), /[\])}]/.exec(lines[index] ?? '')?.[0]);
    }
  });

  /** The last line above that is not indented more than this one. */
  const openingLine = (index: number): number => {
    const indent = (line = '') => line.search(/\S/);
    return lines.findLastIndex((line, at) => at < index && line.trim() !== '' && indent(line) <= indent(lines[index]));
  };

  test('the names around a position are those of the open entries', () =>
    assert.equal(namesAround("a({\n  b: { c: [1] },\n  'd-e': [\n    f([\n", 5, 0), ['a', 'd-e', 'f']));
});
