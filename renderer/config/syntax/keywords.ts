import { nearest } from '../../facts/nearest.ts';
import type { SyntaxPosition } from './position.ts';
import type { SyntaxText } from './syntax-text.ts';

/** The places outside of all brackets that only a few words can fill. */
const PLACES: readonly { readonly of: RegExp; readonly words: readonly string[] }[] = [
  { of: /^(\w+)\s/, words: ['import', 'export', 'const'] },
  { of: /^export\s+(\w+)\s/, words: ['default', 'const'] },
  { of: /^(?:import\b.*)?\}\s*(\w+)\s*['"]/, words: ['from'] },
];

/** Explains a typo in a word of the code around the values: `export defalt`. */
export function misspeltKeyword({ before, after, around }: SyntaxPosition): SyntaxText | undefined {
  if (around) return undefined;
  for (const { of, words } of PLACES) {
    const word = of.exec(before + after)?.[1];
    if (word === undefined || words.includes(word)) continue;
    const meant = nearest(word, words);
    if (meant?.near) return { text: word, message: `“${word}” is misspelt.`, help: `Write “${meant.name}”.` };
  }
  const called = /^export\s+(\w+)\(/.exec(before + after)?.[1];
  if (called === undefined) return undefined;
  return { text: called, message: '“default” is missing here.', help: `Write “export default ${called}(”.` };
}
