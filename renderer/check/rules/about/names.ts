import type { PricedItem } from '../../../config/derived/priced.ts';
import { normalise } from '../../../facts/normalise.ts';

/** The name of a catalogue item in a sentence. */
export interface Named {
  readonly at: number;
  readonly end: number;
  readonly items: readonly PricedItem[];
}

/** Finds the names of items in normalised text; of overlapping names, the longest. */
export type NameFinder = (text: string) => readonly Named[];

/** Returns the name of an item in normal form, as normalised text contains it. */
export const normalNameOf = ({ names: [name = ''] }: Pick<PricedItem, 'names'>): string => normalise(name).text;

/** A hyphen separates words like a space: 'deep-tissue', 'deep tissue'. */
const spaced = (text: string): string => text.replaceAll('-', ' ');

/** Indexes names by their first word, so that the time does not grow with the number of items. */
export function nameFinder(items: readonly PricedItem[]): NameFinder {
  const byFirst = new Map<string, Map<string, PricedItem[]>>();
  for (const item of items)
    for (const name of new Set(item.names.map((each) => spaced(normalise(each).text)))) {
      const names = getOrAdd(byFirst, firstWord(name), () => new Map<string, PricedItem[]>());
      getOrAdd(names, name, () => []).push(item);
    }
  const ordered = new Map(
    [...byFirst].map(([word, names]) => [word, [...names].sort(([a], [b]) => b.length - a.length)]),
  );
  return (text) => {
    const words = spaced(text);
    const found: Named[] = [];
    for (const { index } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (index < (found.at(-1)?.end ?? 0)) continue;
      const first = firstWord(words.slice(index, index + 80));
      // A name of one word can be in the plural.
      const names = [
        ...(ordered.get(first) ?? []),
        ...(first.endsWith('s') ? (ordered.get(first.slice(0, -1)) ?? []) : []),
      ];
      const match = names.find(([name]) => occursAt(words, name, index));
      if (match) found.push({ at: index, end: index + match[0].length, items: match[1] });
    }
    return found;
  };
}

const firstWord = (text: string): string => /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text;

/** Matches a name or its plural. */
const occursAt = (text: string, name: string, at: number): boolean =>
  text.startsWith(name, at) && /^s?(?![\p{L}\p{N}])/u.test(text.slice(at + name.length, at + name.length + 2));

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
