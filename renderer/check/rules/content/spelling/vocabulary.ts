import { isCapitalised } from '../../../../facts/written-words.ts';
import type { PlacedWord } from './placed-word.ts';

/** How the texts of a site use a word in one spelling. */
export interface WordUse {
  /** The word in lower case. */
  readonly small: string;
  readonly isCapitalised: boolean;
  /** The number of times that it occurs. */
  readonly count: number;
  /** The number of times that it is capitalised within a sentence; titles may capitalise every word. */
  readonly asName: number;
  /** Whether it is capitalised although it does not begin its text or sentence. */
  readonly isNameInText: boolean;
}

/** The distinct words of a site: a tenth of its words. */
export type Vocabulary = ReadonlyMap<string, WordUse>;

const SENTENCE = /[.!?]/;

/** Counts the words of a site. */
export function vocabularyOf(words: readonly PlacedWord[]): Vocabulary {
  const uses = new Map<string, { -readonly [Key in keyof WordUse]: WordUse[Key] }>();
  for (const { word, isNameInSentence, text } of words) {
    let use = uses.get(word);
    if (!use) {
      const small = word.toLowerCase();
      use = { small, isCapitalised: isCapitalised(word), count: 0, asName: 0, isNameInText: false };
      uses.set(word, use);
    }
    use.count += 1;
    if (!isNameInSentence) continue;
    use.isNameInText = true;
    if (SENTENCE.test(text.text)) use.asName += 1;
  }
  return uses;
}
