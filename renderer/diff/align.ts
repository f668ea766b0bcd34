import { ownName } from '../config/naming/subject.ts';
import { valueAtPath } from '../config/value-at.ts';
import { isPlainObject } from '../config/variants.ts';
import { groupBy } from '../core/group-by.ts';
import { textsOf } from '../facts/texts.ts';

/** Pairs the entries of two lists or records that are the same entry, by their indexes or keys. */
export interface Alignment<Key> {
  readonly pairs: readonly (readonly [before: Key, after: Key])[];
  readonly vanished: readonly Key[];
  readonly appeared: readonly Key[];
}

type Entry<Key> = readonly [key: Key, value: unknown];

/** Entries that share fewer of their words are two different entries. */
const MIN_SIMILARITY = 0.5;

/**
 * Aligns two records. If the key of an entry was changed, its name is still the same or, if it has none, most of its
 * words are.
 * @param canRename false for the fields of one entry, whose keys have a meaning
 */
export function alignRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  canRename: boolean,
): Alignment<string> {
  const same = aligned(Object.entries(before), Object.entries(after), ([key]) => key);
  return canRename ? withSimilar(same, [before, after], nameSimilarity) : same;
}

/**
 * Aligns two lists: equal items first, then those with the same name, then those that share most of their words, then
 * sections whose kind is left once in each list.
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Alignment<number> {
  const [first, second] = [[...before.entries()], [...after.entries()]];
  const equal = aligned(first, second, ([, value]) => JSON.stringify(value));
  const named = aligned(entriesAt(equal.vanished, before), entriesAt(equal.appeared, after), ([, value]) =>
    identityOf(value),
  );
  const similar = withSimilar(named, [before, after], similarity);
  const left = [entriesAt(similar.vanished, before), entriesAt(similar.appeared, after)] as const;
  const found = aligned(...left, onlyKindIn(...left));
  const pairs = [...equal.pairs, ...similar.pairs, ...found.pairs].sort(([, a], [, b]) => a - b);
  return { ...found, pairs };
}

const sectionKind = ([, item]: Entry<number>): string | undefined =>
  isPlainObject(item) && typeof item.kind === 'string' ? item.kind : undefined;

/** Returns the kind of a section if no other section in either list has it. */
function onlyKindIn(...lists: readonly (readonly Entry<number>[])[]) {
  const counts = lists.map((entries) => groupBy(entries, sectionKind));
  return (entry: Entry<number>): string | undefined => {
    const kind = sectionKind(entry);
    return counts.every((byKind) => byKind.get(kind)?.length === 1) ? kind : undefined;
  };
}

/** Returns whether the entries that both versions have are in another order. */
export const isReordered = (pairs: Alignment<number>['pairs']): boolean =>
  pairs.some(([before], index) => before < (pairs[index - 1]?.[0] ?? -1));

const entriesAt = (keys: readonly number[], values: readonly unknown[]): readonly Entry<number>[] =>
  keys.map((key) => [key, values[key]]);

/** Pairs the entries with the same key of comparison, in their order; entries without one stay unpaired. */
function aligned<Key>(
  before: readonly Entry<Key>[],
  after: readonly Entry<Key>[],
  keyOf: (entry: Entry<Key>) => string | undefined,
): Alignment<Key> {
  const partners = new Map([...groupBy(before, keyOf)].map(([key, entries]) => [key, [...entries]]));
  const pairs = after.flatMap((entry): (readonly [Key, Key])[] => {
    const key = keyOf(entry);
    const partner = key === undefined ? undefined : partners.get(key)?.shift();
    return partner ? [[partner[0], entry[0]]] : [];
  });
  return rest(pairs, before, after);
}

function rest<Key>(
  pairs: Alignment<Key>['pairs'],
  before: readonly Entry<Key>[],
  after: readonly Entry<Key>[],
): Alignment<Key> {
  const [old, current] = [new Set(pairs.map(([key]) => key)), new Set(pairs.map(([, key]) => key))];
  return {
    pairs,
    vanished: before.flatMap(([key]) => (old.has(key) ? [] : [key])),
    appeared: after.flatMap(([key]) => (current.has(key) ? [] : [key])),
  };
}

/** Pairs the remaining entries that are similar, the most similar first. */
function withSimilar<Key extends string | number>(
  found: Alignment<Key>,
  [before, after]: readonly [unknown, unknown],
  scoreOf: typeof similarity,
): Alignment<Key> {
  const candidates = found.vanished.flatMap((old) =>
    found.appeared.map((key) => ({
      pair: [old, key] as const,
      score: scoreOf(valueAtPath(before, [old]), valueAtPath(after, [key])),
    })),
  );
  const taken: (readonly [Key, Key])[] = [];
  for (const { pair } of candidates.filter(({ score }) => score >= MIN_SIMILARITY).sort((a, b) => b.score - a.score))
    if (!taken.some(([old, key]) => old === pair[0] || key === pair[1])) taken.push(pair);
  return {
    pairs: [...found.pairs, ...taken],
    vanished: found.vanished.filter((key) => !taken.some(([old]) => old === key)),
    appeared: found.appeared.filter((key) => !taken.some(([, current]) => current === key)),
  };
}

/** Returns the identity of an item of a list: its kind with its anchor or its name; `undefined` for a string. */
function identityOf(item: unknown): string | undefined {
  if (!isPlainObject(item)) return undefined;
  const name = item.anchor ?? ownName(item) ?? (item.kind === undefined ? undefined : '');
  return name === undefined ? undefined : `${item.kind ?? ''} ${name}`;
}

/** Two entries with different names are not the same entry, however similar they are: the offers of two months. */
function nameSimilarity(before: unknown, after: unknown): number {
  const [old, current] = [ownName(before), ownName(after)];
  return old !== undefined && current !== undefined && old !== current ? 0 : similarity(before, after);
}

/** Returns the share of the words that two entries have in common; 1 if they have the same name. */
function similarity(before: unknown, after: unknown): number {
  if (kindOf(before) !== kindOf(after)) return 0;
  // A name or an address is either the same or a different one.
  if (typeof before === 'string' && !before.includes(' ')) return before === after ? 1 : 0;
  const name = ownName(before);
  if (name !== undefined && name === ownName(after)) return 1;
  const [first, second] = [wordsOf(before), wordsOf(after)];
  if (first.length + second.length === 0) return 0;
  const left = new Map([...groupBy(second, (word) => word)].map(([word, all]) => [word, all.length]));
  const shared = first.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * shared.length) / (first.length + second.length);
}

const kindOf = (value: unknown): unknown => (isPlainObject(value) ? (value.kind ?? 'object') : typeof value);

const wordsOf = (value: unknown): readonly string[] =>
  [...textsOf(value)].flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}£.]+/gu) ?? []);
