import { nearest } from '../facts/nearest.ts';
import { normalise } from '../facts/normalise.ts';
import type { PageText } from '../html/read-texts.ts';

/** The positions of the texts that contain some words; if there are none, the most similar text. */
type FoundTexts =
  | { readonly positions: readonly number[] }
  | { readonly positions: readonly []; readonly closest?: string | undefined };

/** Finds words in the texts of a page as readers compare them: without regard to case, spaces and kinds of hyphens. */
export function findTexts(texts: readonly PageText[], words: string): FoundTexts {
  const wanted = simple(words);
  const all = texts.map((text, index) => ({ index, text: simple(text.text) }));
  const whole = all.filter(({ text }) => text === wanted);
  const found = whole.length > 0 ? whole : all.filter(({ text }) => wanted !== '' && text.includes(wanted));
  if (found.length > 0) return { positions: found.map(({ index }) => index) };
  return {
    positions: [],
    closest: closestTo(words, [...new Set(texts.flatMap(({ text }) => [text, ...clauses(text)]))]),
  };
}

/** Words with numbers can only mean a text with the same numbers: '58 pounds' is “£58”. Others are compared by letters. */
function closestTo(words: string, texts: readonly string[]): string | undefined {
  const numbers = numbersIn(words);
  const same = numbers === '' ? [] : texts.filter((text) => numbersIn(text) === numbers);
  const likely = same.map((text) => text.replace(/[:;,]$/, ''));
  return nearest(words, likely.length > 0 ? likely : texts)?.name ?? likely[0];
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

const simple = (text: string): string => normalise(text).text.trim();

/** A typo in a few words of a long text is closest to the part of it that has as many words. */
const clauses = (text: string): readonly string[] => text.split(/(?<=[.!?:;,])\s+|\s+[•·|–]\s+/);
