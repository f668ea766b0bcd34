import { hasInnerCapital } from '../../../../facts/written-words.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { PlacedWord } from './placed-word.ts';
import { type Vocabulary, wordsAround } from './vocabulary.ts';

/** A name whose spelling differs from that in the config or in most texts. */
export interface OtherSpelling {
  readonly word: PlacedWord;
  /** The second half of the name, if it is written as two words. */
  readonly second?: PlacedWord;
  readonly usual: string;
}

/** The usual spellings of names, by the names in lower case. */
type UsualSpellings = ReadonlyMap<string, string>;

/** Finds 'Hydrafacial' and 'Hydra Facial' where 'HydraFacial' is usual. */
export function otherSpellings(
  texts: readonly PublicText[],
  vocabulary: Vocabulary,
  usual: UsualSpellings,
): readonly OtherSpelling[] {
  const expected = new Map(
    [...vocabulary].flatMap(([word, { small }]) => {
      const name = usual.get(small);
      return name === undefined || name === word || isAllCapitals(word) ? [] : [[word, name] as const];
    }),
  );
  const halves = new Set([...usual.values()].filter(hasInnerCapital).map(firstHalf));
  const words = wordsAround([...expected.keys(), ...halves], texts, vocabulary);
  return words.flatMap((word, index) => {
    const name = expected.get(word.word);
    if (name !== undefined) return [{ word, usual: name }];
    const second = halves.has(word.word) ? words[index + 1] : undefined;
    const joined = second && isNext(word, second) ? word.word + second.word : '';
    return second && usual.get(joined.toLowerCase()) === joined ? [{ word, second, usual: joined }] : [];
  });
}

/** Returns the names with a capital letter inside: as the config writes them, or else as most texts do. */
export function brands(vocabulary: Vocabulary, names: UsualSpellings): UsualSpellings {
  const frequentLast = [...vocabulary]
    .filter(([word]) => isBrand(word))
    .toSorted(([, one], [, other]) => one.count - other.count)
    .map(([word]) => word);
  return new Map([...frequentLast, ...[...names.values()].filter(isBrand)].map((word) => [word.toLowerCase(), word]));
}

/** A capital letter after the first, and a small one: 'HydraFacial', not 'HCPC' and its plural. */
const isBrand = (word: string): boolean => /\p{Ll}.*\p{Lu}|\p{Lu}{2}.*\p{Ll}{2}/u.test(word);

const isAllCapitals = (word: string): boolean => word === word.toUpperCase();

/** 'HydraFacial' → 'Hydra' */
const firstHalf = (brand: string): string => brand.replace(/(?<=.)\p{Lu}[^\p{Lu}]*$/u, '');

/** Two capital letters can be chance. */
const MIN_CAPITALISED = 2;

/** Returns the names of the config that sentences mostly write with a capital letter, but not always. */
export const mostlyCapitalised = (vocabulary: Vocabulary, names: UsualSpellings): UsualSpellings =>
  new Map(
    [...names].filter(([key, name]) => {
      const [upper, lower] = [vocabulary.get(name)?.asName ?? 0, vocabulary.get(key)?.count ?? 0];
      return name !== key && !hasInnerCapital(name) && lower > 0 && upper > lower && upper >= MIN_CAPITALISED;
    }),
  );

/** Whether only a space or a hyphen divides two words. */
const isNext = (one: PlacedWord, other: PlacedWord): boolean =>
  one.text === other.text && /^[ \u00a0-]$/.test(one.text.text.slice(one.at + one.written.length, other.at));
