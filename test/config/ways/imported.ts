import { site, type Way } from './way.ts';

/** Values from other files. */
export const IMPORTED: readonly Way[] = [
  {
    way: 'a named import',
    files: {
      ...site('{ a: copy }', "import { copy } from './copy.ts';"),
      'copy.ts': "export const copy = { title: 'Hello' };\n",
    },
    path: ['a', 'title'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'an import under another name',
    files: {
      ...site('{ a: words.title }', "import { copy as words } from './copy';"),
      'copy.ts': "export const copy = { title: 'Hello' };\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a default import',
    files: {
      ...site('{ a: copy }', "import copy from './copy.ts';"),
      'copy.ts': "export default { title: 'Hello' };\n",
    },
    path: ['a', 'title'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a namespace import',
    files: {
      ...site('{ a: copy.title }', "import * as copy from './copy.ts';"),
      'copy.ts': "export const title = 'Hello';\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a re-export',
    files: {
      ...site('{ a: copy }', "import { copy } from './all.ts';"),
      'all.ts': "export { copy } from './copy.ts';\n",
      'copy.ts': "export const copy = 'Hello';\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a name that is exported after its declaration',
    files: {
      ...site('{ a: copy.title }', "import { copy } from './copy.ts';"),
      'copy.ts': "const words = { title: 'Hello' };\nexport { words as copy };\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a module that imports a name and exports it',
    files: {
      ...site('{ a: copy.title }', "import { copy } from './all.ts';"),
      'all.ts': "import { copy } from './copy.ts';\nexport { copy };\n",
      'copy.ts': "export const copy = { title: 'Hello' };\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a re-export of everything',
    files: {
      ...site('{ a: copy.title }', "import { copy } from './all.ts';"),
      'all.ts': "export * from './copy.ts';\n",
      'copy.ts': "export const copy = { title: 'Hello' };\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'a re-export of a namespace',
    files: {
      ...site('{ a: copy.title }', "import { copy } from './all.ts';"),
      'all.ts': "export * as copy from './copy.ts';\n",
      'copy.ts': "export const title = 'Hello';\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'copy.ts',
  },
  {
    way: 'modules that re-export each other',
    files: {
      ...site('{ a: copy.title }', "import { copy } from './one.ts';"),
      'one.ts': "export * from './two.ts';\n",
      'two.ts': "export * from './one.ts';\nexport const copy = { title: 'Hello' };\n",
    },
    path: ['a'],
    text: "'Hello'",
    file: 'two.ts',
  },
  {
    way: 'a default export of a constant',
    files: { 'site.config.ts': "const site = { a: '£1' };\nexport default site;\n" },
    path: ['a'],
    text: "'£1'",
  },
  {
    way: 'a name that is exported as the default',
    files: { 'site.config.ts': "const site = { a: '£1' };\nexport { site as default };\n" },
    path: ['a'],
    text: "'£1'",
  },
  {
    way: 'a default export of another module',
    files: {
      'site.config.ts': "export { default } from './real.ts';\n",
      'real.ts': "export default { a: '£1' };\n",
    },
    path: ['a'],
    text: "'£1'",
    file: 'real.ts',
  },
  {
    way: 'a number in a constant',
    files: site('{ a: { age: MINIMUM_AGE } }', 'const MINIMUM_AGE = 18;'),
    path: ['a', 'age'],
    text: '18',
  },
  {
    way: 'a number in a constant of another module, under another name',
    files: {
      ...site('{ ages: [AGE] }', "import { MINIMUM as AGE } from './ages';"),
      'ages.ts': "import { ADULT } from './law.ts';\nexport const MINIMUM = ADULT;\n",
      'law.ts': 'export const ADULT = 18;\n',
    },
    path: ['ages', 0],
    text: '18',
    file: 'law.ts',
  },
  {
    way: 'a boolean that a call receives from a constant',
    files: site('{ a: wide(IS_WIDE) }', 'const IS_WIDE = true;\nconst wide = (is: boolean) => ({ is });'),
    path: ['a', 'is'],
    text: 'is',
  },
];
