import { isCapitalised } from '../../../../facts/written-words.ts';
import type { PublicText } from '../../public-texts/index.ts';
import { type PlacedWord, placedWords } from './placed-word.ts';

/** How the texts of a site use a word in one spelling. */
interface WordUse {
  /** The word in lower case. */
  readonly small: string;
  readonly isCapitalised: boolean;
  /** The number of times that it occurs. */
  readonly count: number;
  /** The number of times that it is capitalised within a sentence; titles may capitalise every word. */
  readonly asName: number;
  /** Whether it is capitalised although it does not begin its text or sentence. */
  readonly isNameInText: boolean;
  /** The texts that contain it. */
  readonly texts: readonly PublicText[];
}

/** The distinct words of a site: a tenth of its words. */
export type Vocabulary = ReadonlyMap<string, WordUse>;

const SENTENCE = /[.!?]/;

interface CountedUse extends Omit<WordUse, 'texts'> {
  count: number;
  asName: number;
  isNameInText: boolean;
  readonly texts: PublicText[];
}

/** Counts the words of a site. It keeps none of their places: a large site has a million. */
export function vocabularyOf(texts: readonly PublicText[]): Vocabulary {
  const uses = new Map<string, CountedUse>();
  for (const text of texts)
    for (const { word, isNameInSentence } of placedWords(text)) {
      const use = uses.get(word) ?? unused(word);
      uses.set(word, use);
      use.count += 1;
      if (use.texts.at(-1) !== text) use.texts.push(text);
      if (!isNameInSentence) continue;
      use.isNameInText = true;
      if (SENTENCE.test(text.text)) use.asName += 1;
    }
  return uses;
}

const unused = (word: string): CountedUse => ({
  small: word.toLowerCase(),
  isCapitalised: isCapitalised(word),
  count: 0,
  asName: 0,
  isNameInText: false,
  texts: [],
});

/** Returns the words of each text that contains one of these words, in the order of the texts. */
export function wordsAround(
  wanted: Iterable<string>,
  texts: readonly PublicText[],
  vocabulary: Vocabulary,
): readonly PlacedWord[] {
  const found = new Set<PublicText>();
  for (const word of wanted) for (const text of vocabulary.get(word)?.texts ?? []) found.add(text);
  return texts.filter((text) => found.has(text)).flatMap(placedWords);
}
