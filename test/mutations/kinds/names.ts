import type { Mistake } from '../mutation.ts';

/** Names that the config declares, and duplicates. */
export const names: readonly Mistake[] = [
  { mistake: 'copies an entry without renaming it', rule: 'config/duplicate-name' },
  { mistake: 'lists one item twice and omits another', rule: 'config/duplicate-name' },
  { mistake: 'gives two pages the same address', rule: 'config/duplicate-output' },
  { mistake: 'writes a name that is not valid in an address', rule: 'config/name' },
  { mistake: 'copies a page and changes only half of it', rule: 'content/own-page' },
  { mistake: 'misspells the category of a list of articles', rule: 'content/empty-page' },
];
