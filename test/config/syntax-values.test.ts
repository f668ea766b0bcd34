import { type Mistake, reports } from '../support/syntax-mistakes.ts';

const FIELDS: readonly Mistake[] = [
  {
    what: 'a comma in place of a value',
    source: "export default defineSite({ catalogue: {\n  massage: {\n    price: ,\n    duration: '1h',\n  },\n} });\n",
    message: '“price” has no value.',
    help: "The price as it is shown: '£60 per session'; 'TBA' while it cannot be booked. Write for example: price: '£60 per session',",
    at: [3, 5],
  },
  {
    what: 'a field without a value above another one',
    source:
      "export default defineSite({ catalogue: {\n  facial: { image: 'room' },\n  massage: {\n    image: // which?\n    duration: '1h',\n  },\n} });\n",
    message: '“image” has no value.',
    help: "The image of its card, by its name in `images`; about 4:3. Write for example: image: 'room',",
    at: [4, 5],
  },
  {
    what: 'a field that has lost its opening brace',
    source:
      "export default defineSite({ catalogue: {\n  'follow-up': // to do\n    name: 'Follow-up',\n    price: '£45',\n  },\n} });\n",
    message: '“follow-up” has no “{” after its colon.',
    help: "Write 'follow-up': {",
    at: [2, 3],
    fixed:
      "export default defineSite({ catalogue: {\n  'follow-up': { // to do\n    name: 'Follow-up',\n    price: '£45',\n  },\n} });\n",
  },
  {
    what: 'a field without a value at the end of an entry',
    source: "export default {\n  a: {\n    'my-own':\n  },\n};\n",
    message: '“my-own” has no value.',
    help: 'Write its value behind the colon, or remove the line.',
    at: [3, 5],
  },
  {
    what: 'a field of a section without a value',
    source: "export default defineSite({}, { '/': [hero({ title: , lead: 'A' })] });\n",
    message: '“title” has no value.',
    help: "The heading of the page. Write for example: title: 'Physiotherapy by the harbour',",
    at: [1, 46],
  },
];

const NUMBERS: readonly Mistake[] = [
  {
    what: 'a decimal comma',
    source: 'export default { address: {\n  latitude: 54,3268,\n} };\n',
    message: '“54,3268” has a comma in place of a point.',
    help: 'Write 54.3268',
    at: [2, 20],
  },
  {
    what: 'a plus sign behind a number',
    source: 'export default { clinic: {\n  minimumAge: 16+,\n} };\n',
    message: '“16+” is neither a number nor text in quotation marks.',
    help: "Write 16, or '16+' if text belongs here.",
    at: [2, 18],
  },
];

const LISTS: readonly Mistake[] = [
  {
    what: 'a section in braces in a list',
    source: "export default { '/': [\n  trust(),\n  { hero({ title: 'A' }) },\n] };\n",
    message: '“hero” is in braces, which an item of a list does not have.',
    help: "Write hero({ title: 'A' }) instead of { hero({ title: 'A' }) }.",
    at: [3, 3],
    fixed: "export default { '/': [\n  trust(),\n   hero({ title: 'A' }) ,\n] };\n",
  },
  {
    what: 'a list of sections in braces',
    source: "export default { '/404': {\n  hero({ title: 'A' }),\n  trust(),\n} };\n",
    message: '“/404” is a list, which is in square brackets.',
    help: 'Write [hero(…)] instead of {hero(…)}.',
    at: [1, 26],
    fixed: "export default { '/404': [\n  hero({ title: 'A' }),\n  trust(),\n] };\n",
  },
  {
    what: 'a list of sections that begins with a brace',
    source: "export default { '/404': {\n  hero({ title: 'A' }),\n], '/': [] };\n",
    message: '“/404” is a list, which is in square brackets.',
    help: 'Write [hero(…)] instead of {hero(…)}.',
    at: [1, 26],
    fixed: "export default { '/404': [\n  hero({ title: 'A' }),\n], '/': [] };\n",
  },
  {
    what: 'a list of sections without its first bracket',
    source: "export default { pages: {\n  '/404': hero({ title: 'A' }),\n  ],\n} };\n",
    message: '“/404” is a list: its “]” has no “[”.',
    help: 'Write “[” before “hero(”.',
    at: [2, 11],
    fixed: "export default { pages: {\n  '/404': [hero({ title: 'A' }),\n  ],\n} };\n",
  },
  {
    what: 'a list of two sections without its first bracket',
    source:
      "export default {\n  '/team': \n    hero({ title: 'A' }),\n    profiles(['jo'], { title: 'B' }),\n  ],\n};\n",
    message: '“/team” is a list: its “]” has no “[”.',
    help: 'Write “[” before “hero(”.',
    at: [3, 5],
    fixed:
      "export default {\n  '/team': \n    [hero({ title: 'A' }),\n    profiles(['jo'], { title: 'B' }),\n  ],\n};\n",
  },
  {
    what: 'a list of names without its first bracket',
    source: "export default {\n  founders: 'jo', 'kim'],\n};\n",
    message: '“founders” is a list: its “]” has no “[”.',
    help: "Write “[” before “'jo'”.",
    at: [2, 13],
    fixed: "export default {\n  founders: ['jo', 'kim'],\n};\n",
  },
  {
    what: 'a bracket too many behind a text',
    source: "export default {\n  name: 'Clinic'],\n};\n",
    message: 'This “]” is one too many: there is no “[” for it.',
    help: 'Remove it, and the comma after it if there is one.',
    at: [2, 17],
  },
];

reports('a field without a value', FIELDS);
reports('a number that is written otherwise', NUMBERS);
reports('a list with the wrong brackets', LISTS);
