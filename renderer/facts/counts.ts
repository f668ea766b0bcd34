import { matchesOf } from '../core/pattern.ts';
import { NUMBER_IN_WORDS, numberFromWords, SHORT_NUMBER_IN_WORDS, writtenNumber } from './number-words.ts';

/** A number in a sentence that counts something: 'two' in 'two visits', '3' in '3 x £48', 'both'. */
export interface Count {
  readonly at: number;
  readonly end: number;
  readonly count: number;
}

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|may(?= \\d{4}| ?[,.;:]| ?$)';
/** Minutes, percentages, weights, times of day, dates and amounts ('seventy or eighty pounds') count no items. */
const OTHER_UNITS = String.raw`(?! ?-?(?:${MONTH}|min|minutes?|mins|%|per ?cent|am|pm|a\.m|p\.m|o'clock|pounds?|pence|p|quid|kgs?|kilos?|kilograms?|grams?|mg|ml|litres?|stone|out of|in \d|years? old)(?![a-z])| (?:or|to)(?: ?$| (?:\d+|${NUMBER_IN_WORDS}) (?:pounds?|pence|quid)\b))`;
/** 'after the second instalment', 'by the sixth you will have paid' */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** 'Nine out of ten people', 'one in ten people', 'one client in ten', 'patients over 16', 'aged 16': a share, or an age. */
const SHARE_OR_AGE = String.raw`(?<!\b(?:out of|one(?: [a-z]+)? in)(?: every)? |\bage(?:d|s)?(?: of| from)? |\b(?:people|adults|children|teenagers|(?:patient|client|member)s|any(?:one|body)|every(?:one|body)|those) (?:aged|from|over|under|above|below) )`;
const COUNT = new RegExp(
  String.raw`(?<![\w£€$.,:/-])${SHARE_OR_AGE}(?:(?<dozens>(?:\d|${NUMBER_IN_WORDS}) dozen)|(?<digits>\d{1,3})(?![\d.,:/-]*\d)|(?<=\bbetween )(?<low>${SHORT_NUMBER_IN_WORDS})(?= and )|(?<words>${NUMBER_IN_WORDS}|an? (?=dozen))|(?<pair>both|(?<=\b(?:in|on) )each(?= (?:eye|ear|leg|arm|side|foot|hand|knee|hip|heel|shoulder|elbow|wrist|jaw|breast))|twice|twins|(?:a )?pair|(?:a )?couple|double|(?:husband|wife|brother|sister|mother|father|son|daughter|parent|you) and (?:(?:your|a) )?(?:husband|wife|brother|sister|mother|father|son|daughter|child|partner|friend))|(?<half>half a dozen)|(?<dozen>dozen)|(?<ordinal>${ORDINALS.join('|')})(?= (?:instalment|payment|part)|[^.;]*\b(?:have|had) (?:spent|paid)\b))(?![a-z\d])${OTHER_UNITS}(?! (?:and|or) (?:over|older|above|under|younger|upwards)\b)`,
  'g',
);
const PAIR = 2;
const DOZEN = 12;

/** Returns the numbers in normalised text that count something. */
export const countsIn = (text: string): readonly Count[] =>
  matchesOf(COUNT, text).flatMap(({ index, 0: { length }, groups = {} }) => {
    const count = countOf(groups);
    return count === undefined || count < 1 ? [] : [{ at: index, end: index + length, count }];
  });

function countOf({
  digits,
  low,
  words = low,
  pair,
  half,
  dozen,
  dozens,
  ordinal,
}: Readonly<Record<string, string | undefined>>): number | undefined {
  if (pair !== undefined) return PAIR;
  if (half !== undefined) return DOZEN / 2;
  if (dozen !== undefined) return DOZEN;
  if (dozens !== undefined) return (writtenNumber(dozens.replace(' dozen', '')) ?? Number.NaN) * DOZEN;
  if (ordinal !== undefined) return ORDINALS.indexOf(ordinal) + 1;
  return digits === undefined ? numberFromWords(words ?? '') : Number(digits);
}

const sumOf = (text: string): number => countsIn(text).reduce((sum, { count }) => sum + count, 0);

/**
 * Checks whether a number is one of several that follow each other in a sentence and add up to a total: 'two' in 'two
 * sessions of laser and two of light' for four.
 */
export function isPartOfSum(sentence: string, part: number, total: number): boolean {
  const counts = countsIn(sentence).map(({ count }) => count);
  // 'Two visits: one to …, and one to …' states the whole of two, and not a part of three.
  const [whole = '', parts] = sentence.split(/:(.*)/s);
  if (parts !== undefined && countsIn(whole).some(({ count }) => count === part) && sumOf(parts) === part) return false;
  return counts.some((_, start) => {
    let sum = 0;
    return counts.slice(start).some((count, index) => {
      sum += count;
      return sum === total && index > 0 && counts.slice(start, start + index + 1).includes(part);
    });
  });
}
