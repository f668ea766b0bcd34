import { site, type Way } from './way.ts';

/** Values from conditions, defaults and computed keys. */
export const CHOSEN: readonly Way[] = [
  {
    way: 'parentheses, as const and satisfies',
    files: site("{ a: (('£1' as const) satisfies string) }"),
    path: ['a'],
    text: "'£1'",
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
  { way: 'a template string', files: site('{ a: `£${1}` }'), path: ['a'], text: '`£${1}`' },
  {
    way: 'the true branch of a condition',
    files: site("{ a: isSale ? '£20' : '£25' }", 'const isSale = true;'),
    path: ['a'],
    value: '£20',
    text: "'£20'",
  },
  {
    way: 'the false branch of a condition',
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
    way: 'a missing field of an object that a condition chose',
    files: site("{ a: isNew ? { price: 'TBA' } : { price: '£25', book: 'visit' } }", 'const isNew = false;'),
    path: ['a'],
    value: { price: '£25', book: 'visit' },
    text: "{ price: '£25', book: 'visit' }",
  },
  {
    way: 'the fallback of a missing value',
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
    way: 'a concatenated key',
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
    way: 'an object indexed by an argument',
    files: site(
      "{ a: make('one') }",
      "const PRICES = { one: '£1' };\nconst make = (name: 'one') => ({ price: PRICES[name] });",
    ),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a destructured list',
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
