import { isCategory, type PricedItem } from '../../../config/derived/priced.ts';
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
export const spaced = (text: string): string => text.replaceAll('-', ' ');

const WORD = /[\p{L}\p{N}]+/gu;
/** The first two words of a name, or its only one. */
const START = /^[\p{L}\p{N}]+(?:[^\p{L}\p{N}]+[\p{L}\p{N}]+)?/u;

/** Indexes names by their first two words, so that the time does not grow with the number of items. */
export function nameFinder(items: readonly PricedItem[]): NameFinder {
  const byStart = new Map<string, Map<string, PricedItem[]>>();
  for (const item of items)
    for (const name of new Set(item.names.map((each) => spaced(normalise(each).text)))) {
      const names = getOrAdd(byStart, START.exec(name)?.[0] ?? name, () => new Map<string, PricedItem[]>());
      getOrAdd(names, name, () => []).push(item);
    }
  const ordered = new Map(
    [...byStart].map(([start, names]) => [start, [...names].sort(([a], [b]) => b.length - a.length)]),
  );
  // A name of one or two words can be in the plural.
  const startingWith = (start: string) => [
    ...(ordered.get(start) ?? []),
    ...(start.endsWith('s') ? (ordered.get(start.slice(0, -1)) ?? []) : []),
  ];
  return (text) => {
    const searched = spaced(text);
    const words = [...searched.matchAll(WORD)];
    const found: Named[] = [];
    for (const [place, { 0: word, index }] of words.entries()) {
      if (index < (found.at(-1)?.end ?? 0)) continue;
      const next = words[place + 1];
      const pair = next && searched.slice(index, next.index + next[0].length);
      const names = [...(pair ? startingWith(pair) : []), ...startingWith(word)];
      const match = names.find(
        ([name, named]) =>
          occursAt(searched, name, index) && !(named.every(isCategory) && isVerb(searched, name, index)),
      );
      if (match) found.push({ at: index, end: index + match[0].length, items: match[1] });
    }
    return found;
  };
}

/** Matches a name or its plural. */
const occursAt = (text: string, name: string, at: number): boolean =>
  text.startsWith(name, at) && /^s?(?![\p{L}\p{N}])/u.test(text.slice(at + name.length, at + name.length + 2));

const SUBJECT_BEFORE = /\b(?:to|i|we|you|they|who|can|could|will|would|may|might|must|should|not|don't|doesn't) $/;
/** 'Karen checks your name' */
const OBJECT_AFTER = /^s? (?:your|how|whether|what)\b/;
const NOUN_BEFORE =
  /\b(?:after|before|between|with|without|for|of|the|our|all|these|those|most|some|during|to|and|or) $/;
const EACH_BEFORE = /\b(?:it|he|she|each|everyone|everything|nobody|nothing|who|that) $/;

/** 'Each works out at £86' and 'before we work together' are not about a category “Assessments and work”. */
function isVerb(text: string, name: string, at: number): boolean {
  if (name.includes(' ')) return false;
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  return (
    SUBJECT_BEFORE.test(before) ||
    /^s? out\b/.test(after) ||
    (/^s\b/.test(after) && EACH_BEFORE.test(before)) ||
    (OBJECT_AFTER.test(after) && before !== '' && !NOUN_BEFORE.test(before))
  );
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
