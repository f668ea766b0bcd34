/** Years in digits and in words: '2009', 'two thousand and nine', 'nineteen ninety-four'. */
import { numberFromWords, SHORT_NUMBER_IN_WORDS } from './number-words.ts';

/** A year, for use in a pattern. It has no groups. */
export const YEAR = `(?:(?:19|20)\\d\\d(?![\\d/-])|two thousand(?: and ${SHORT_NUMBER_IN_WORDS})?|(?:nineteen|twenty) (?:${SHORT_NUMBER_IN_WORDS})(?! ?(?:years?|months?|weeks?|days?|hours?|minutes?|people)\\b)(?![a-z-]))`;

/** 'two thousand and nine' → 2009, 'nineteen ninety-four' → 1994. */
export function yearOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
  if (text.startsWith('two thousand')) return numberFromWords(text);
  const [century = '', ...rest] = text.split(' ');
  const [first, last] = [numberFromWords(century), numberFromWords(rest.join(' '))];
  return first === undefined || last === undefined ? undefined : first * 100 + last;
}
