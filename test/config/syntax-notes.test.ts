import { type Mistake, reports } from '../support/syntax-mistakes.ts';

const NOTES: readonly Mistake[] = [
  {
    what: 'the end of a comment without its beginning',
    source: "export default {\n  new price from January */\n  price: '£60',\n};\n",
    message: 'This “*/” ends a comment that has no “/*”.',
    help: 'Write “/*” at the beginning of the comment. If nothing is a comment here, delete “*/”.',
    at: [2, 26],
  },
  {
    what: 'a sentence above the code',
    source: "Updated by Jo 28/11\nexport default { price: '£60' };\n",
    message: 'This line is neither code nor a comment.',
    help: 'If it is a note, write // Updated by Jo 28/11',
    at: [1, 1],
  },
  {
    what: 'a sentence between two fields',
    source: "export default {\n  name: 'A',\n  changed by Jo in May\n  price: '£60',\n};\n",
    message: 'This line is neither code nor a comment.',
    help: 'If it is a note, write // changed by Jo in May',
    at: [3, 3],
  },
];

const KEYWORDS: readonly Mistake[] = (
  [
    ['export defalt defineSite({});\n', 'defalt', 'default', [1, 8]],
    ['export Default defineSite({});\n', 'Default', 'default', [1, 8]],
    ['exprot default defineSite({});\n', 'exprot', 'export', [1, 1]],
    ["improt { images } from './images.ts';\n", 'improt', 'import', [1, 1]],
    ["import { images } frm './images.ts';\n", 'frm', 'from', [1, 19]],
    ["import {\n  hero,\n} form 'clinic-site';\n", 'form', 'from', [3, 3]],
  ] as const
).map(([source, word, meant, at]) => ({
  ...{ what: `“${word}” for “${meant}”`, source, at },
  ...{ message: `“${word}” is misspelt.`, help: `Write “${meant}”.` },
}));

const EXPORT: Mistake = {
  what: 'an export without “default”',
  source: 'export defineSite({});\n',
  message: '“default” is missing here.',
  help: 'Write “export default defineSite(”.',
  at: [1, 8],
};

const NAMES: readonly Mistake[] = [
  {
    what: 'a name with a space before a text',
    source: "export default {\n  figures: {\n    Car Park: '£3 a day',\n  },\n};\n",
    message: 'The name “Car Park” contains a space.',
    help: 'Write carPark: without spaces.',
    at: [3, 5],
  },
  {
    what: 'a name with only its second quotation mark',
    source: "export default {\n  follow-up': {\n    price: '£60',\n  },\n};\n",
    message: 'The name “follow-up” has no quotation mark at its beginning.',
    help: "Write 'follow-up':",
    at: [2, 3],
    fixed: "export default {\n  'follow-up': {\n    price: '£60',\n  },\n};\n",
  },
  {
    what: 'the address of a page with only its second quotation mark',
    source: "export default {\n  /team': {\n    name: 'Team',\n  },\n};\n",
    message: 'The name “/team” has no quotation mark at its beginning.',
    help: "Write '/team':",
    at: [2, 3],
    fixed: "export default {\n  '/team': {\n    name: 'Team',\n  },\n};\n",
  },
  {
    what: 'a name whose quotation marks include its colon',
    source: "export default {\n  'book:' 'follow_up',\n};\n",
    message: 'The colon after “book” is inside its quotation marks.',
    help: "Write book: 'follow_up'",
    at: [2, 11],
  },
  {
    what: 'a field in one pair of quotation marks',
    source: "export default {\n  name: 'A',\n  'book: follow_up',\n};\n",
    message: 'The name “book” and its value are in the same quotation marks.',
    help: "Write book: 'follow_up'",
    at: [3, 20],
  },
];

const SPREADS: readonly Mistake[] = (
  [
    ['no', '', '“homeCopy.cover” has no three dots before it.'],
    ['two', '..', '“..” must be three dots.'],
    ['the single character for three', '…', '“…” must be three dots.'],
  ] as const
).map(([what, dots, message]) => ({
  what: `a group of fields after ${what} dots`,
  source: `export default {\n  cover: cover({\n    ${dots}homeCopy.cover,\n    image: 'room',\n  }),\n};\n`,
  message,
  help: 'Write ...homeCopy.cover',
  at: [3, 5],
}));

const NEIGHBOURS: readonly Mistake[] = [
  {
    what: 'a missing comma at the end of a line',
    source: "export default {\n  a: {\n    b: '1',\n  } // the first\n  'c-d': '2',\n};\n",
    message: 'A comma is missing at the end of this line.',
    help: 'Write “,” at its end.',
    at: [4, 3],
    fixed: "export default {\n  a: {\n    b: '1',\n  }, // the first\n  'c-d': '2',\n};\n",
  },
  {
    what: 'a missing comma between two texts of a list',
    source: "export default {\n  founders: ['jo' 'kim'],\n};\n",
    message: 'A comma is missing between this text and the next.',
    help: 'Write “,” after it.',
    at: [2, 17],
    fixed: "export default {\n  founders: ['jo', 'kim'],\n};\n",
  },
  {
    what: 'two texts after one name',
    source: "export default {\n  price: '£45' '£50',\n};\n",
    message: '“price” has two values.',
    help: "Keep one of them: price: '£45', or price: '£50',",
    at: [2, 14],
  },
  {
    what: 'two quotation marks as an apostrophe',
    source: "export default {\n  text: 'until Thursday''s end.',\n};\n",
    message: 'These two quotation marks end the text.',
    help: "For an apostrophe, write ’, or one ' in a text in double quotation marks.",
    at: [2, 24],
  },
  {
    what: 'a missing quotation mark before a second value',
    source: "export default {\n  price: standIn('£60, 'the price of a visit'),\n};\n",
    message: '“£60” has no quotation mark at its end.',
    help: "Write '£60', before the next value.",
    at: [2, 24],
  },
  {
    what: 'a letter after a comma',
    source: 'export default {\n  a: {},s\n  b: {},\n};\n',
    message: '“s” is neither a field nor a value.',
    help: 'Delete it.',
    at: [2, 9],
  },
  {
    what: 'a field whose value is not written yet',
    source: 'export default {\n  a: {},\n  figures\n  b: {},\n};\n',
    message: '“figures” is neither a field nor a value.',
    help: 'If it is a field, write figures: and its value; otherwise, delete it.',
    at: [3, 3],
  },
  {
    what: 'a comma after the last bracket',
    source: "export default defineSite({ a: '1' }),\n",
    message: 'There is one comma too many here.',
    help: 'Remove it: a single comma separates two values.',
    at: [1, 38],
  },
  {
    what: 'a backquote at the beginning of a text',
    source: "export default {\n  name: `Follow-up',\n  price: '£60',\n};\n",
    message: 'This “`” begins a text that has no “`” at its end.',
    help: "Write 'Follow-up'.",
    at: [2, 9],
    fixed: "export default {\n  name: 'Follow-up',\n  price: '£60',\n};\n",
  },
];

const CALLS: readonly Mistake[] = [
  {
    what: 'a call without its opening bracket',
    source: "export default {\n  price: standIn'£60', 'the price'),\n};\n",
    message: '“standIn” has no “(” after it.',
    help: 'Write “standIn(”.',
    at: [2, 10],
    fixed: "export default {\n  price: standIn('£60', 'the price'),\n};\n",
  },
  {
    what: 'the end of a call whose beginning is deleted',
    source: "export default {\n  price: '£60', 'the price'),\n};\n",
    message: 'This “)” is one too many: there is no “(” for it.',
    help: "Remove it, and “, 'the price'” before it: only '£60' and a comma remain.",
    at: [2, 15],
  },
  {
    what: 'fields in round brackets',
    source: "export default { '/': [\n  closing('Book', ( disclaimer: notice )),\n] };\n",
    message: 'Fields are in braces, not in round brackets.',
    help: 'Write { disclaimer: notice } instead of ( disclaimer: notice ).',
    at: [2, 21],
  },
  {
    what: 'fields of a call without braces',
    source: "export default { '/': [\n  hero(title: 'A'),\n] };\n",
    message: 'The braces around “title” are missing.',
    help: "Write { title: 'A' }.",
    at: [2, 8],
  },
  {
    what: 'a section between two pages',
    source: "export default {\n  '/': [trust()],\n  faq([question('A', 'B')]),\n  '/team': [trust()],\n};\n",
    message: '“faq” is between two pages, so no page shows it.',
    help: 'Move it inside the square brackets of a page.',
    at: [3, 3],
  },
];

reports('a note that is not a comment', NOTES);
reports('a misspelt word of the code', [...KEYWORDS, EXPORT]);
reports('a name that is not written correctly', NAMES);
reports('a group of fields without three dots', SPREADS);
reports('values that are not separated correctly', NEIGHBOURS);
reports('a call with wrong brackets', CALLS);
