/** The words of the name of a figure, and the sentences that use them: `coolingOff`, 'the cooling-off period'. */

import { stemOf } from '../../../about/mentions.ts';

/** The share of a word that its inflected forms have in common: 'refunds' and 'refunded', 'validity' and 'valid'. */
const STEM_SHARE = 0.62;
export const MIN_LENGTH = 5;
/** Words of this length or shorter, such as 'no', match only as whole words. */
const MAX_WHOLE_WORD = 3;

/** 'figures.coolingOff' → 'cooling', 'Off' */
export const wordsOf = (path: string): readonly string[] => (path.split('.').at(-1) ?? '').split(/(?=[A-Z])|-/);

/** 'coolingOff' → 'cooli', 'off' */
export const stemsOf = (path: string): readonly string[] =>
  wordsOf(path)
    .map((word) => word.toLowerCase().replace(/s$|(?<=\w{4})ing$/, ''))
    .map((word) =>
      word.length <= MAX_WHOLE_WORD ? word : word.slice(0, Math.max(MIN_LENGTH, Math.round(word.length * STEM_SHARE))),
    );

/** Verbs whose past tense has another stem: 'We keep the scan' is about `scanKept`. */
const OTHER_TENSES: Readonly<Record<string, string>> = {
  kept: 'ke(?:pt|ep)',
  keep: 'ke(?:pt|ep)',
  held: 'h(?:e|o)ld',
  hold: 'h(?:e|o)ld',
  sent: 'sen[dt]',
  send: 'sen[dt]',
};

export const patternOf = (stem: string, before = '\\b'): RegExp =>
  new RegExp(`${before}${OTHER_TENSES[stem] ?? stem}${stem.length <= MAX_WHOLE_WORD ? 's?\\b' : ''}`);

/** 'feet and blades' → 'feet and blades foot and blad'; figures about operations are called `surgery` as well, and those about gift cards `voucher`. */
export const withOtherWords = (words: string): string =>
  `${words} ${words.replace(/[a-z]+/g, stemOf)}${OPERATION.test(words) ? ' surgery operation' : ''}${GIFT.test(words) ? ' gift voucher' : ''}`;
const GIFT = /\bgift[ -](?:cards?|certificates?|vouchers?)\b/;
const OPERATION = /\b(?:operations?|operated|surger(?:y|ies)|transplants?|implants?)\b/;

/** 'From 36 weeks you lie on your side': a figure called `from` says who may come. */
export const PREPOSITIONS = new Set(['from', 'until', 'till', 'up', 'to', 'after', 'befor', 'since', 'by', 'within']);

/** 'No lifting for a week' is about `liftingAfter` and `noLifting`: the words of a name that a sentence must use. */
export const neededStems = (stems: readonly string[]): readonly string[] => {
  const nouns = stems.filter((stem) => !PREPOSITIONS.has(stem) && stem !== 'no');
  return nouns.length > 0 ? nouns : stems;
};

/** 'answered' and 'answers' of `answer`, but not 'arrives' of `arrival`, which is another word. */
const formsOf = (word: string): RegExp => {
  const stem = word.replace(/(?<=\w{3})(?:e?s|ing|e?d|e)$/, '');
  return new RegExp(`\\b${OTHER_TENSES[word] ?? stem}(?:e|e?s|e?d|ing)?\\b`);
};

/** Returns true if a text uses every word of a name that says something about its subject, in some form of this word. */
export const usesWordsOf = (text: string, path: string): boolean =>
  neededStems(wordsOf(path).map((word) => word.toLowerCase())).every((word) => formsOf(word).test(text));

/** Returns true if a sentence uses every word of the name of a figure, apart from words that say nothing about its subject. */
export const usesName = (sentence: string, path: string, without?: RegExp): boolean => {
  const stems = stemsOf(path).filter((stem) => !without?.test(stem));
  return stems.length > 0 && stems.every((stem) => patternOf(stem).test(sentence));
};
