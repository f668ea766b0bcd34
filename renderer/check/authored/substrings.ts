import { groupBy } from '../../core/group-by.ts';
import type { PublicText } from '../rules/public-texts/public-text.ts';

/** A text that appears within other words, and the offset of its first appearance. */
interface Appearance {
  readonly text: PublicText;
  readonly start: number;
}

/** Finds the texts that appear in `words` and reach into the characters from `from` to `to`, in the order of the config. */
export type SubstringFinder = (words: string, from: number, to: number) => readonly Appearance[];

/** Shorter texts match by chance. */
const MIN_LENGTH = 3;

/** Looks texts up by their first characters, so that the time grows with the words and not with the number of texts. */
export function substringFinder(authored: readonly PublicText[]): SubstringFinder {
  const long = [...authored.entries()].filter(([, { normal }]) => normal.text.length >= MIN_LENGTH);
  const byPrefix = groupBy(long, ([, { normal }]) => normal.text.slice(0, MIN_LENGTH));
  const longest = long.reduce((most, [, { normal }]) => Math.max(most, normal.text.length), 0);
  return (words, from, to) => {
    const found = new Map<number, Appearance>();
    for (let at = Math.max(0, from - longest + 1); at < to; at += 1)
      for (const [order, text] of byPrefix.get(words.slice(at, at + MIN_LENGTH)) ?? []) {
        const reaches = at + text.normal.text.length > from;
        if (reaches && !found.has(order) && words.startsWith(text.normal.text, at))
          found.set(order, { text, start: at });
      }
    return [...found].sort(([a], [b]) => a - b).map(([, appearance]) => appearance);
  };
}
