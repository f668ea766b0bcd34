import { hasInnerCapital, isCapitalised } from '../../../../facts/written-words.ts';
import type { PlacedWord } from './placed-word.ts';

/** A name that is written in another way than the config or most texts write it. */
export interface OtherSpelling {
  readonly word: PlacedWord;
  /** The second half of the name, if it is written as two words. */
  readonly second?: PlacedWord;
  readonly usual: string;
}

/** Finds 'Hydrafacial' and 'Hydra Facial' where 'HydraFacial' is usual. `usual` has the names in lower case as keys. */
export function otherSpellings(
  words: readonly PlacedWord[],
  usual: ReadonlyMap<string, string>,
): readonly OtherSpelling[] {
  if (usual.size === 0) return [];
  return words.flatMap((word, index) => {
    const expected = usual.get(word.word.toLowerCase());
    if (expected !== undefined)
      return word.word === expected || isAllCapitals(word.word) ? [] : [{ word, usual: expected }];
    const second = words[index + 1];
    const joined = second && isNext(word, second) ? word.word + second.word : '';
    return second && hasInnerCapital(joined) && usual.get(joined.toLowerCase()) === joined
      ? [{ word, second, usual: joined }]
      : [];
  });
}

/** Returns the names with a capital letter inside: as the config writes them, or else as most texts do. */
export function brands(words: readonly PlacedWord[], names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const counts = countOf(words.flatMap(({ word }) => (isBrand(word) ? [word] : [])));
  const frequentLast = [...counts].toSorted(([, one], [, other]) => one - other).map(([word]) => word);
  return new Map([...frequentLast, ...[...names.values()].filter(isBrand)].map((word) => [word.toLowerCase(), word]));
}

/** A capital letter after the first, and a small one: 'HydraFacial', not 'HCPC' and its plural. */
const isBrand = (word: string): boolean => /\p{Ll}.*\p{Lu}|\p{Lu}{2}.*\p{Ll}{2}/u.test(word);

const isAllCapitals = (word: string): boolean => word === word.toUpperCase();

/** Two sentences with a capital letter can be chance. */
const MIN_CAPITALISED = 2;
const SENTENCE = /[.!?]/;

/** Returns the names of the config that most sentences write with a capital letter, but not all: 'Profhilo', or 'Mind'. */
export function mostlyCapitalised(
  words: readonly PlacedWord[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const within = words.filter(({ text }) => SENTENCE.test(text.text));
  const capitals = countOf(within.flatMap(({ word, isNameInSentence }) => (isNameInSentence ? [word] : [])));
  const small = countOf(words.flatMap(({ word }) => (isCapitalised(word) ? [] : [word])));
  return new Map(
    [...names].filter(([key, name]) => {
      const [upper, lower] = [capitals.get(name) ?? 0, small.get(key) ?? 0];
      return name !== key && !hasInnerCapital(name) && lower > 0 && upper > lower && upper >= MIN_CAPITALISED;
    }),
  );
}

/** Whether only a space or a hyphen divides two words. */
const isNext = (one: PlacedWord, other: PlacedWord): boolean =>
  one.text === other.text && /^[ \u00a0-]$/.test(one.text.text.slice(one.at + one.written.length, other.at));

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
