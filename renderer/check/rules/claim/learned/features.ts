/**
 * What a passage is judged by: its words and stems, pairs of neighbouring words, and pairs of stems with at most one word
 * between them. Numbers and amounts of money are the same in every passage.
 */
import { NUMBER_WORDS } from '../../../../facts/number-words.ts';
import type { Span } from '../../public-texts/index.ts';

const TOKEN = /£\d[\d,.:]*|\d[\d,.:]*|[a-z'’]+|[£%“”?!:;,.]/gi;
/** In this order: 'reviews' loses 's', 'passes' loses 'es'. */
const ENDINGS = ['ings', 'ing', 'edly', 'ed', 'es', 's', 'ly'];
const MIN_STEM = 3;

/** Stands before the first word and after the last one. */
const EDGE = '^';
const STEM_MARK = '~';
const GAP = '_';
const NUMBER = '0';
const NUMBER_WORD = new RegExp(`^${NUMBER_WORDS}$`);

/** A word, a number or a sign of a passage, and where it is. */
export interface Token extends Span {
  readonly word: string;
}

/** A feature, and the first and last of the tokens that have it. */
export interface Place {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

export const tokensIn = (passage: string): readonly Token[] =>
  [...passage.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    word: /^£?\d/.test(text) ? text.replace(/\d.*/, NUMBER) : text.toLowerCase().replaceAll('’', "'"),
    at: index,
    length: text.length,
  }));

/** Returns where tokens have features, each as often as it occurs. */
export function placesOf(tokens: readonly Token[]): readonly Place[] {
  const words = tokens.map(({ word }) => word);
  const stems = words.map(stemOf);
  return [
    ...words.map((name, at) => ({ name, first: at, last: at })),
    ...stems.map((stem, at) => ({ name: STEM_MARK + stem, first: at, last: at })),
    ...pairsOf(words),
    ...pairsOf(stems).map(({ name, ...tokensOf }) => ({ name: STEM_MARK + name, ...tokensOf })),
    ...stems.slice(2).map((stem, at) => ({ name: `${STEM_MARK}${stems[at]} ${GAP} ${stem}`, first: at, last: at + 2 })),
  ];
}

/** Returns each feature of a passage once. */
export const featuresOf = (passage: string): ReadonlySet<string> =>
  new Set(placesOf(tokensIn(passage)).map(({ name }) => name));

const pairsOf = (words: readonly string[]): readonly Place[] =>
  [EDGE, ...words].map((word, at) => ({
    name: `${word} ${words[at] ?? EDGE}`,
    first: Math.max(0, at - 1),
    last: Math.min(at, words.length - 1),
  }));

function stemOf(word: string): string {
  if (NUMBER_WORD.test(word)) return NUMBER;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length >= one.length + MIN_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
