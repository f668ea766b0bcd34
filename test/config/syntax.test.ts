import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { findBracketFault } from '../../renderer/config/syntax/bracket-fault.ts';
import { bracketsAround, closingOf, namesOf } from '../../renderer/config/syntax/brackets.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { type Mistake, reports } from '../support/syntax-mistakes.ts';

const MISTAKES: readonly Mistake[] = [
  {
    what: 'a missing bracket of a list in one line',
    source:
      "export default {\n  massage: {\n    packages: [course('Six', { sessions: 6 }),\n    image: 'room',\n  },\n};\n",
    message: '“packages” is not closed: its “[” has no “]”.',
    help: 'Add “]” before the comma at the end of line 3.',
    at: [3, 15],
  },
  {
    what: 'a call in several lines without its opening brace',
    source:
      "export default {\n  '/': [\n    visit(\n      title: 'Address',\n      mapImage: 'map',\n    }),\n  ],\n};\n",
    message: 'The braces around “title” are missing.',
    help: 'Write “visit({” in line 3, and “})” at the end of the call.',
    at: [4, 7],
  },
  {
    what: 'a section among the treatments',
    source:
      "export default {\n  catalogue: {\n    a: { price: 1 },\n    treatmentCards('hands'),\n    b: { price: 1 },\n  },\n};\n",
    message: 'treatmentCards() is a section, and sections belong in the list of a page.',
    help: 'Move it into the second braces of defineSite(), between the square brackets of its page.',
    at: [4, 5],
  },
  {
    what: 'a section among the facts',
    source: "export default {\n  aliases: {},\n  hero({ title: 'A', lead: 'B' }),\n};\n",
    message: 'hero() is a section, and sections belong in the list of a page.',
    help: 'Move it into the second braces of defineSite(), between the square brackets of its page.',
    at: [3, 3],
  },
  {
    what: 'two colons',
    source: "export default {\n  visitNote:: 'By appointment',\n};\n",
    message: 'There is one colon too many here.',
    help: 'Remove it: one colon separates a name and its value.',
    at: [2, 13],
  },
  {
    what: 'an inch mark in double quotation marks',
    source: 'export default {\n  description: "A 2" splint.",\n};\n',
    message: 'The inch mark before “splint” ended the text.',
    help: 'Write ″ or “inches” instead, or put single quotation marks around the text.',
    at: [2, 22],
  },
  {
    what: 'a missing brace of an entry',
    source:
      "export default {\n  catalogue: {\n    massage: {\n      price: '£60',\n    cupping: {\n      price: '£40',\n    },\n  },\n};\n",
    message: '“massage” is not closed: its “{” has no “}”.',
    help: 'Add “},” after line 4, the last line that belongs to it.',
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
    help: 'Add “},” after line 4, the last line that belongs to it.',
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
    help: 'Add “},” after line 5, the last line that belongs to it.',
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
    what: 'an address as a name without quotation marks',
    source: "export default {\n  routes: {\n    /our-team: { name: 'Team' },\n  },\n};\n",
    message: 'The address “/our-team” needs quotation marks.',
    help: "Write '/our-team':",
    at: [3, 5],
  },
  {
    what: 'several days in one name without quotation marks',
    source: "export default {\n  hours: {\n    sat-sun: 'closed',\n  },\n};\n",
    message: '“sat-sun” means several days.',
    help: "Write each day on its own line: saturday: 'closed', sunday: 'closed',",
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
  {
    what: 'a value of several words without quotation marks',
    source: "export default {\n  a: [{ price: From £250 per session, note: 'A' }],\n};\n",
    message: '“From £250 per session” is not in quotation marks.',
    help: "Write 'From £250 per session'.",
    at: [2, 16],
  },
  {
    what: 'a missing quotation mark at the beginning of a text',
    source: "export default {\n  price: £1,350',\n};\n",
    message: '“£1,350” has no quotation mark at its beginning.',
    help: "Write '£1,350'.",
    at: [2, 10],
  },
  {
    what: 'a missing quotation mark before a word in a call',
    source: "export default {\n  email: standIn(hello@clinic.example', 'the address'),\n};\n",
    message: '“hello@clinic.example” has no quotation mark at its beginning.',
    help: "Write 'hello@clinic.example'.",
    at: [2, 18],
  },
  {
    what: 'a missing quotation mark at the beginning of a line',
    source: "export default {\n  description: standIn(\n    Massage by the sea.',\n    'two sentences',\n  ),\n};\n",
    message: '“Massage by the sea.” has no quotation mark at its beginning.',
    help: "Write 'Massage by the sea.'.",
    at: [3, 5],
  },
  {
    what: 'an address without quotation marks',
    source: 'export default {\n  url: https://book.example/led, // the list\n};\n',
    message: '“https://book.example/led” is not in quotation marks.',
    help: "Write 'https://book.example/led'.",
    at: [2, 8],
  },
  {
    what: 'a telephone number without quotation marks',
    source: 'export default {\n  phone: 02079460555,\n};\n',
    message: '“02079460555” is not in quotation marks.',
    help: "Write '02079460555'.",
    at: [2, 10],
  },
  {
    what: 'a date without quotation marks',
    source: 'export default {\n  closures: [{ from: 2027-01-01 }],\n};\n',
    message: '“2027-01-01” is not in quotation marks.',
    help: "Write '2027-01-01'.",
    at: [2, 22],
  },
  {
    what: 'a comment without its end',
    source: "export default {\n  /* the price\n  price: '£60',\n};\n",
    message: 'This comment begins with “/*” and has no “*/”.',
    help: 'Write “*/” at the end of the comment, or “//” instead of “/*” if the comment is one line.',
    at: [2, 3],
  },
  {
    what: 'a comment that ends with the next one',
    source: "export default {\n  /* the price\n  price: '£60',\n  /* the length */\n  duration: '1h',\n};\n",
    message: 'This comment begins with “/*” and has no “*/” of its own: it hides everything up to line 4.',
    help: 'Write “*/” at the end of the comment, or “//” instead of “/*” if the comment is one line.',
    at: [2, 3],
  },
  {
    what: 'brackets in the wrong order',
    source: "export default {\n  packages: [course('Three', { price: '£650' )}],\n};\n",
    message: 'Here is “)}” where “})” must come.',
    help: 'Write “})” instead.',
    at: [2, 46],
  },
  {
    what: 'a closing bracket of the wrong kind',
    source: "export default {\n  founders: ['jo', 'kim'),\n};\n",
    message: 'Here is “)” where “]” must come.',
    help: 'Write “]” instead.',
    at: [2, 25],
  },
  {
    what: 'an opening bracket of the wrong kind',
    source: "export default {\n  '/404': (\n    hero({ title: 'Gone' }),\n  ],\n};\n",
    message: '“/404” begins with “(”, but ends with “]”.',
    help: 'Write “[” instead of “(”.',
    at: [2, 11],
  },
  {
    what: 'a missing bracket in a line',
    source: "export default {\n  packages: [course('Three', { price: '£650' }],\n};\n",
    message: '“course” is not closed: its “(” has no “)”.',
    help: 'Add “)” before “],” in this line.',
    at: [2, 20],
  },
  {
    what: 'a bracket too many in a line',
    source: "export default {\n  packages: [course('Three', { price: '£650' }))],\n};\n",
    message: 'This “)” is one too many: there is no “(” for it.',
    help: 'Remove it, and the comma after it if there is one.',
    at: [2, 48],
  },
  {
    what: 'a bracket too many at the end of a line',
    source: 'export default {\n  a: {\n    b: { c: 1 }},\n  },\n  d: 1,\n};\n',
    message: 'This “}” is one too many: it ends “a” too early.',
    help: 'Remove it, and the comma after it if there is one.',
    at: [3, 16],
  },
  {
    what: 'a list in braces',
    source: "export default {\n  packages: {course('Three', { price: '£650' })},\n};\n",
    message: '“packages” is a list, which is in square brackets.',
    help: "Write [course('Three', { price: '£650' })] instead of {course('Three', { price: '£650' })}.",
    at: [2, 13],
  },
  {
    what: 'a list in braces over several lines',
    source: "export default {\n  founders: {\n    'jo',\n    'kim',\n  },\n};\n",
    message: '“founders” is a list, which is in square brackets.',
    help: 'Write [ … ] instead of { … }.',
    at: [3, 9],
  },
  {
    what: 'a missing name before a brace',
    source:
      "export default {\n  options: {\n    {\n      price: '£60',\n    },\n    two: { price: '£90' },\n  },\n};\n",
    message: 'A name is missing before this “{”.',
    help: "Write the name and a colon before it: 'new-name': {",
    at: [3, 5],
  },
  {
    what: 'a missing name before a text',
    source: "export default {\n  name: 'A',\n  'Moving well',\n};\n",
    message: 'The name of a field is missing before this text.',
    help: "Write it, and a colon: name: 'Moving well'",
    at: [3, 16],
  },
  {
    what: 'a line break in a text',
    source: "export default {\n  description: 'For skin that is thin,\n    lined or tired.',\n};\n",
    message: 'This text goes on in the next line, but a text in quotation marks has one line.',
    help: 'Join the two lines, with a space between them.',
    at: [2, 16],
  },
  {
    what: 'a missing quotation mark at the end of a text',
    source: "export default {\n  name: 'Clinic,\n  tagline: 'Moving well',\n};\n",
    message: 'This text has no quotation mark at its end.',
    help: 'Text begins and ends with the same quotation mark; text with an apostrophe needs double quotation marks.',
    at: [2, 17],
  },
  {
    what: 'a missing colon',
    source: "export default {\n  price '£60',\n};\n",
    message: 'The colon after “price” is missing.',
    help: "Write price: '£60'",
    at: [2, 9],
  },
  {
    what: 'a missing colon before a call',
    source: "export default {\n  action button('Book', '/go/visit'),\n};\n",
    message: 'The colon after “action” is missing.',
    help: 'Write action: button(…)',
    at: [2, 10],
  },
  {
    what: 'a comma in place of a colon',
    source: "export default {\n  price: '£60',\n  duration, '45min',\n  book: 'visit',\n};\n",
    message: 'The colon after “duration” is a comma.',
    help: "Write duration: '45min'",
    at: [3, 3],
  },
  {
    what: 'a comma in place of the colon of the first field',
    source: "export default {\n  massage: { category, 'hands', name: 'Massage' },\n};\n",
    message: 'The colon after “category” is a comma.',
    help: "Write category: 'hands'",
    at: [2, 14],
  },
  {
    what: 'a comma in place of the colon before a number',
    source: 'export default {\n  minimumAge, 16,\n};\n',
    message: 'The colon after “minimumAge” is a comma.',
    help: 'Write minimumAge: 16',
    at: [2, 3],
  },
  {
    what: 'a comma in place of the colon before a brace',
    source: "export default {\n  name: 'A',\n  'deep-massage', {\n    price: '£60',\n  },\n};\n",
    message: 'The colon after “deep-massage” is a comma.',
    help: "Write 'deep-massage': {",
    at: [3, 3],
  },
  {
    what: 'a comma in place of the colon before a call',
    source: "export default {\n  name: 'A',\n  action, button('Book', '/go/visit'),\n};\n",
    message: 'The colon after “action” is a comma.',
    help: 'Write action: button(…)',
    at: [3, 3],
  },
  {
    what: 'a note after a hash',
    source: "export default {\n  # old price 50\n  price: '£60',\n};\n",
    message: '“#” begins no comment here.',
    help: 'Write // old price 50',
    at: [2, 3],
  },
  {
    what: 'a comment of HTML',
    source: "export default {\n  <!-- old price 50 -->\n  price: '£60',\n};\n",
    message: '“<!--” begins no comment here.',
    help: 'Write // old price 50',
    at: [2, 3],
  },
  {
    what: 'a name with a space',
    source: "export default {\n  Deep Massage: {\n    price: '£60',\n  },\n};\n",
    message: 'The name “Deep Massage” contains a space.',
    help: "Write 'deep-massage': { with hyphens, and the words for visitors in “name”.",
    at: [2, 3],
  },
  {
    what: 'named entries in a list',
    source: "export default {\n  catalogue: [\n    'massage': { price: '£60' },\n  ],\n};\n",
    message: '“massage”, which has a name, is in a list in square brackets, “catalogue”.',
    help: 'Write catalogue: { … } instead of catalogue: [ … ].',
    at: [3, 14],
  },
  {
    what: 'a full stop instead of a comma',
    source: "export default {\n  price: '£60'.\n  duration: '1h',\n};\n",
    message: 'This line ends with a full stop instead of a comma.',
    help: 'Write “,” instead of “.”.',
    at: [2, 15],
  },
  {
    what: 'a full stop after a number',
    source: "export default {\n  count: 10.\n  source: 'Google',\n};\n",
    message: 'This line ends with a full stop instead of a comma.',
    help: 'Write “,” instead of “.”.',
    at: [2, 12],
  },
];

reports('a config that is not valid TypeScript', MISTAKES);

suite('the search for a mistake with brackets', (test) => {
  const source = readFileSync(join(ROOT, 'site.config.ts'), 'utf8');
  const lines = source.split('\n');
  const closing = lines.flatMap((line, index) => (/^\s*[\])}]/.test(line) ? [index] : []));
  const faultWith = (index: number, replace: (line: string) => string) =>
    findBracketFault(lines.map((line, at) => (at === index ? replace(line) : line)).join('\n'));

  test('a valid config has no mistake', () => assert.is(findBracketFault(source), undefined));

  test('each closing bracket that is removed from the shipped config is attributed to its own entry', () => {
    assert.ok(closing.length > 300);
    for (const index of closing) {
      const fault = faultWith(index, (line) => line.replace(/[\])}]/, ''));
      const opening = fault?.kind === 'unclosed' ? fault.opening : undefined;
      assert.is(opening?.line, openingLine(index) + 1, `line ${index + 1}`);
      assert.is(opening && closingOf(opening), /[\])}]/.exec(lines[index] ?? '')?.[0]);
    }
  });

  test('each closing bracket that is repeated in the shipped config is one too many', () => {
    for (const index of everyTenth(closing)) {
      const fault = faultWith(index, (line) => `${line}\n${line}`);
      assert.is(fault?.kind, 'extra', `line ${index + 1}`);
      assert.ok(fault?.kind === 'extra' && Math.abs(fault.token.line - index - 1.5) < 1, `line ${index + 1}`);
    }
  });

  test('each closing bracket of the wrong kind is found in the shipped config', () => {
    for (const index of everyTenth(closing)) {
      const fault = faultWith(index, (line) => line.replace(/[\])}]/, (bracket) => (bracket === ')' ? ']' : ')')));
      assert.is(fault?.kind, 'wrong', `line ${index + 1}`);
      assert.is(fault?.kind === 'wrong' && fault.token.line, index + 1);
    }
  });

  const everyTenth = (indexes: readonly number[]) => indexes.filter((_, at) => at % 10 === 0);

  /** The last line above that is not indented more than this one. */
  const openingLine = (index: number): number => {
    const indent = (line = '') => line.search(/\S/);
    return lines.findLastIndex((line, at) => at < index && line.trim() !== '' && indent(line) <= indent(lines[index]));
  };

  test('the names around a position are those of the open entries', () =>
    assert.equal(namesOf(bracketsAround("a({\n  b: { c: [1] },\n  'd-e': [\n    f([\n", 5, 0)), ['a', 'd-e', 'f']));
});
