/**
 * What a passage is judged by: its words, their stems, and pairs of neighbouring words. Numbers, amounts of money and
 * quoted facts are the same in every passage.
 */

/** A quoted fact in a passage. */
export const FACT = '{}';

const TOKEN = /\{\}|£\d[\d,.:]*|\d[\d,.:]*|[a-z']+|[£%“”?!:;,]/g;
/** In this order: 'reviews' loses 's', 'passes' loses 'es'. */
const ENDINGS = ['ings', 'ing', 'edly', 'ed', 'es', 's', 'ly'];
const MIN_STEM = 3;

/** Stands before the first word and after the last one. */
const EDGE = '^';
const STEM_MARK = '~';

/** Returns each feature once. */
export function featuresOf(passage: string): ReadonlySet<string> {
  const words = wordsOf(passage);
  const pairs = [EDGE, ...words].map((word, index) => `${word} ${words[index] ?? EDGE}`);
  return new Set([...words, ...pairs, ...words.map((word) => STEM_MARK + stemOf(word))]);
}

const wordsOf = (passage: string): readonly string[] =>
  (passage.toLowerCase().replaceAll('’', "'").match(TOKEN) ?? []).map((token) =>
    /^£?\d/.test(token) ? token.replace(/\d.*/, '0') : token,
  );

function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length >= one.length + MIN_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
