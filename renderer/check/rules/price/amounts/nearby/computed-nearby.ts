/** Computes amounts from others in the same text: sums, differences, multiples, shares, and the rest of a price. */
import { amountsIn } from '../../../../../facts/amounts.ts';
import { combinationsOf } from '../../../../../facts/combinations.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountWithFacts } from '../amount-with-facts.ts';
import { feesNamed } from '../fees/fees.ts';
import type { AmountInText } from '../sentence/amount-in-text.ts';
import { withPrevious } from '../sums/pool.ts';

/**
 * Whether a computation with the other amounts of the text, and the prices of what it is about, gives this amount. Only a
 * difference can be saved.
 */
export function isComputedNearby({ context, isSaved }: Pick<AmountWithFacts, 'context' | 'isSaved'>): boolean {
  const { pence } = context.amount;
  if (pence === undefined) return false;
  const written = otherAmounts(context);
  const prices = pricesNearby(context);
  return (
    written.some((one) => isDifference(pence, one, [...written, ...prices])) ||
    (!isSaved &&
      (isSum(pence, written) ||
        countsNearby(context).some((count) => written.some((value) => isMultipleOrShare(pence, count, value))) ||
        isHalf(pence, prices, context)))
  );
}

/** The other amounts of the text, and of the row if it is a cell; an amount that no fact states explains nothing. */
function otherAmounts({ amount, amounts, publicText, index }: AmountInText): readonly Pence[] {
  const ofRow = publicText.rowText === undefined ? [] : amountsIn(normalise(publicText.rowText));
  const written = [...amounts, ...ofRow].flatMap(({ pence }) => pence ?? []);
  return [...new Set(written)].filter((pence) => pence !== amount.pence && index.facts.has(pence));
}

/** The prices of what the sentence, the one before and the row are about, and the fees that they name. */
function pricesNearby(context: AmountInText): readonly Pence[] {
  const { publicText, neighbouringText, subject, index } = context;
  const row = publicText.rowText === undefined ? '' : neighbouringText;
  const words = `${withPrevious(context).subject.sentence}\n${row}`;
  const items = [...index.mentionsIn(words).flatMap((mention) => mention.items), ...itemsWithOwner(subject)];
  const facts = [...items.flatMap((item) => item.facts), ...feesNamed(words, index)];
  return [
    ...new Set([
      ...items.flatMap(({ singles }) => singles),
      ...facts.flatMap(({ pence, derived }) => (derived ? [] : [pence])),
    ]),
  ];
}

/** A text with more amounts than this is a list. */
const MOST_ADDENDS = 6;

/** Whether two or more of the amounts add up to this one. */
function isSum(pence: Pence, written: readonly Pence[]): boolean {
  if (written.length > MOST_ADDENDS) return false;
  const sums = combinationsOf(written.map((value) => ({ values: [0, value], count: 1 })));
  return sums.some(({ total, terms }) => total === pence && terms.filter(({ value }) => value > 0).length > 1);
}

/** Whether this is the difference between one amount and another, or their sum. */
const isDifference = (pence: Pence, one: Pence, others: readonly Pence[]): boolean =>
  others.some((other) => other !== one && (Math.abs(one - other) === pence || one + other === pence));

const isMultipleOrShare = (pence: Pence, count: number, value: Pence): boolean =>
  value * count === pence || Math.abs(value / count - pence) < 1;

/** 'You pay half of the price. For a consultation that is £97.50.' */
const isHalf = (pence: Pence, prices: readonly Pence[], { text }: AmountInText): boolean =>
  /\bhalf\b(?! an? )/.test(text) && prices.some((price) => isMultipleOrShare(pence, 2, price) && pence < price);

const MOST_COUNTED = 60;

/** The numbers in the sentence and the one before that count something; two for 'half'. */
function countsNearby(context: AmountInText): readonly number[] {
  const { sentence } = withPrevious(context).subject;
  const counts = countsIn(sentence).flatMap(({ count }) => (count > 1 && count <= MOST_COUNTED ? [count] : []));
  return /\bhal(?:f|ves)\b/.test(sentence) ? [...counts, 2] : counts;
}
