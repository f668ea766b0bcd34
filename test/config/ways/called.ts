import { site, type Way } from './way.ts';

/** Values from functions and from JSON files. */
export const CALLED: readonly Way[] = [
  {
    way: 'a function of the config language that is not called',
    files: site('{ a: [trust] }', "import { trust } from 'clinic-site';"),
    path: ['a', 0],
    text: 'trust',
  },
  {
    way: 'a helper in an object',
    files: site("{ a: make.price('£1') }", 'const make = { price: (price: string) => ({ price }) };'),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a method of an object',
    files: site("{ a: make.price('£1') }", 'const make = { price(price: string) { return { price }; } };'),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a helper from a namespace import',
    files: {
      ...site("{ a: make.price('£1') }", "import * as make from './make.ts';"),
      'make.ts': 'export const price = (price: string) => ({ price });\n',
    },
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a helper that another helper returns',
    files: site("{ a: at('£1')('Facial') }", 'const at = (price: string) => (name: string) => ({ name, price });'),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'a function within a function',
    files: site(
      "{ a: make('Facial') }",
      'function make(name: string) {\n  function inner() {\n    return { name };\n  }\n  return inner();\n}',
    ),
    path: ['a', 'name'],
    text: "'Facial'",
  },
  {
    way: 'an immediately invoked function',
    files: site("{ a: (() => ({ price: '£1' }))() }"),
    path: ['a', 'price'],
    text: "'£1'",
  },
  {
    way: 'an object that is spread on a condition',
    files: site("{ a: { name: 'x', ...(isSale && { price: '£20' }) } }", 'const isSale = true;'),
    path: ['a', 'price'],
    text: "'£20'",
  },
  {
    way: 'sections that a function of another module returns',
    files: {
      ...site("{ a: page('Hello') }", "import { page } from './pages.ts';"),
      'pages.ts':
        "import { hero } from 'clinic-site';\nexport const page = (title: string) => [hero({ title, lead: 'x' })];\n",
    },
    path: ['a', 0, 'title'],
    text: "'Hello'",
  },
  {
    way: 'a JSON file',
    files: { ...site('{ a: posts }', "import posts from './posts.json';"), 'posts.json': '[{ "title": "Hello" }]\n' },
    path: ['a', 0, 'title'],
    text: '"Hello"',
    file: 'posts.json',
  },
];
