import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';

const MOST_COUNTED = 60;

/** The numbers in some words that count something; two for 'half'. */
export function countsOf(words: string): readonly number[] {
  const counts = countsIn(words).flatMap(({ count }) => (count > 1 && count <= MOST_COUNTED ? [count] : []));
  return /\bhal(?:f|ves)\b/.test(words) ? [...counts, 2] : counts;
}

/** Whether an amount is this many times a value, or this part of it, in whole pence. */
export const isMultipleOrShare = (pence: Pence, count: number, value: Pence): boolean =>
  value * count === pence || Math.abs(value / count - pence) < 1;

/** A discount, the price that is left, what was taken off such a price, or a price with as much on top. */
export const isPercentOf = (value: Pence, percent: number, pence: Pence): boolean =>
  [percent / 100, 1 - percent / 100, percent / (100 - percent), 1 + percent / 100].some(
    (share) => Math.abs(value * share - pence) < 1,
  );
