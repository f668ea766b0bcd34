import type { Mistake } from '../mutation.ts';

/** Punctuation and names of TypeScript, the language of the config. */
export const code: readonly Mistake[] = [
  { mistake: 'omits a bracket, a quotation mark or a comma', rule: 'config/syntax' },
  { mistake: 'types an apostrophe inside a quoted string', rule: 'config/syntax' },
  { mistake: 'misspells the name of an imported file', rule: 'config/syntax' },
  { mistake: 'misspells a function of the config language or an imported name', rule: 'config/throws' },
  { mistake: 'misspells a field of the copy', rule: 'config/missing' },
];
