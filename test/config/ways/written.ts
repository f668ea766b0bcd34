import { site, type Way } from './way.ts';

/** Values in the config itself: literals, constants, spreads and helpers. */
export const WRITTEN: readonly Way[] = [
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
    way: 'a constant that refers to a constant',
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
    way: 'a property in bracket notation',
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
    way: 'a helper that the owner wrote',
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
    way: 'a helper that destructures its argument',
    files: site("{ a: make({ cost: '£1' }) }", 'const make = ({ cost: price }: { cost: string }) => ({ price });'),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a field of a section',
    files: site("{ a: [faq([question('Why?', 'So.')])] }", "import { faq, question } from 'clinic-site';"),
    path: ['a', 0, 'questions', 0, 'answer'],
    text: "'So.'",
  },
  {
    way: 'a whole section',
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
];
