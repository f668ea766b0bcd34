import { site, type Way } from './way.ts';

/** Values whose origin is known only after running the config. */
export const MADE: readonly (Pick<Way, 'way' | 'files' | 'path' | 'file'> & {
  readonly value: string;
  /** The reported part of the value, if the finding does not cover the whole value. */
  readonly part?: string;
  readonly text?: string;
})[] = [
  {
    way: 'two concatenated strings',
    files: site("{ a: 'Call us ' + 'on {no.fact} now' }"),
    path: ['a'],
    value: 'Call us on {no.fact} now',
    part: 'no.fact',
  },
  {
    way: 'a constant within a template',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
    files: site('{ a: `It\\’s £${AMOUNT}: ${WORDS}` }', "const AMOUNT = 3;\nconst WORDS = 'see {no.fact}';"),
    path: ['a'],
    value: 'It’s £3: see {no.fact}',
    part: 'no.fact',
  },
  {
    way: 'the text of a template beside a constant',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
    files: site("{ a: `It\\'s ${WHO} or {no.fact}` }", "const WHO = 'us';"),
    path: ['a'],
    value: "It's us or {no.fact}",
    part: 'no.fact',
  },
  {
    way: 'a joined list',
    files: site("{ a: ['Call us', 'on {no.fact} now'].join(' ') }"),
    path: ['a'],
    value: 'Call us on {no.fact} now',
    part: 'no.fact',
  },
  {
    way: 'a trimmed string',
    files: site('{ a: `\n  Call {no.fact}\n`.trim() }'),
    path: ['a'],
    value: 'Call {no.fact}',
    part: 'no.fact',
  },
  {
    way: 'a string converted to capitals',
    files: site("{ a: 'from £1'.toUpperCase() }"),
    path: ['a'],
    value: 'FROM £1',
    text: "'from £1'",
  },
  {
    way: '.filter() before .map()',
    files: site("{ a: ['x', 'no', 'y'].filter((name) => name !== 'no').map((name) => ({ name })) }"),
    path: ['a', 1, 'name'],
    value: 'y',
    text: "'y'",
  },
  {
    way: '.flatMap() and .concat()',
    files: site("{ a: [['x'], ['y']].flatMap((one) => one).concat(['z']) }"),
    path: ['a', 2],
    value: 'z',
    text: "'z'",
  },
  {
    way: 'the entries of an object',
    files: site("{ a: Object.entries({ x: '£1', y: '£2' }).map(([name, price]) => ({ name, price })) }"),
    path: ['a', 1, 'price'],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'an object created from the entries of another',
    files: site(
      "{ a: Object.fromEntries(Object.entries({ x: '£1', y: '£2' }).map(([key, price]) => [key, { price }])) }",
    ),
    path: ['a', 'y', 'price'],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'Object.assign()',
    files: site("{ a: Object.assign({ x: '£1' }, { y: '£2' }) }"),
    path: ['a', 'y'],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'a reassigned variable',
    files: site('{ a: price }', "let price = '£1';\nprice = '£2';"),
    path: ['a'],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'a field that is added later',
    files: { 'site.config.ts': "const site: { a?: string } = {};\nsite.a = '£1';\nexport default site;\n" },
    path: ['a'],
    value: '£1',
    text: "'£1'",
  },
  {
    way: 'a list to which something is pushed',
    files: site('{ a: list }', "const list = ['x'];\nlist.push('y');"),
    path: ['a', 1],
    value: 'y',
    text: "'y'",
  },
  {
    way: 'a rest parameter',
    files: site("{ a: list('x', 'y') }", 'const list = (...items: string[]) => items;'),
    path: ['a', 1],
    value: 'y',
    text: "'y'",
  },
  {
    way: 'a field looked up by a computed name',
    files: site(
      '{ a: Object.values(PLANS).map((plan) => PRICES[plan]) }',
      "const PLANS = { short: 'one', long: 'two' } as const;\nconst PRICES = { one: '£1', two: '£2' };",
    ),
    path: ['a', 1],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'a switch',
    files: site(
      "{ a: [priceOf('long')].flat() }",
      "function priceOf(plan: string) {\n  switch (plan) {\n    case 'short':\n      return '£1';\n    default:\n      return '£2';\n  }\n}",
    ),
    path: ['a', 0],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'an enumeration',
    files: site('{ a: Price.Long }', "enum Price {\n  Long = '£2',\n}"),
    path: ['a'],
    value: '£2',
    text: "'£2'",
  },
  {
    way: 'a helper of another module that joins strings',
    files: {
      ...site("{ a: per('£300') }", "import { per } from './content/prices.ts';"),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
      'content/prices.ts': 'export const per = (amount: string) => `${amount} per {no.fact}`;\n',
    },
    path: ['a'],
    value: '£300 per {no.fact}',
    part: 'no.fact',
    file: 'content/prices.ts',
  },
  {
    way: 'a text file',
    files: { ...site('{ a: words }', "import words from './words.txt';"), 'words.txt': 'Hello,\nsee {no.fact}\n' },
    path: ['a'],
    value: 'Hello,\nsee {no.fact}\n',
    part: 'no.fact',
    file: 'words.txt',
  },
];
