/** Amounts that follow from others in the same text: their sum, their difference, a multiple, a share, what is left of a price. */
import { combinationsOf } from '../../../../../facts/combinations.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountWithFacts } from '../amount-with-facts.ts';
import type { AmountInText } from '../sentence/amount-in-text.ts';
import { withPrevious } from '../sums/pool.ts';

/** Whether a computation with the other amounts of the text, and the prices of what it is about, gives this amount. */
export function computedNearby({ context }: AmountWithFacts): boolean {
  const { pence } = context.amount;
  if (pence === undefined || pence === 0) return false;
  const written = amountsBefore(context);
  const prices = pricesNearby(context);
  return (
    isSum(pence, written) ||
    written.some((one) => isDifference(pence, one, [...written, ...prices])) ||
    countsNearby(context).some((count) => isMultipleOrShare(pence, count, written))
  );
}

/** The other amounts of the text. */
const amountsBefore = ({ amount, amounts }: AmountInText): readonly Pence[] => [
  ...new Set(
    amounts.flatMap((other) =>
      other === amount || other.pence === undefined || other.pence === amount.pence ? [] : [other.pence],
    ),
  ),
];

/** The prices of what the sentence and the one before are about. */
function pricesNearby(context: AmountInText): readonly Pence[] {
  const { subject, index } = context;
  const named = index.mentionsIn(withPrevious(context).subject.sentence).flatMap(({ items }) => items);
  const items = new Set([...named, ...itemsWithOwner(subject)]);
  return [
    ...[...items].flatMap(({ singles, facts }) => [
      ...singles,
      ...facts.flatMap((fact) => (fact.derived ? [] : [fact.pence])),
    ]),
    ...index.fees.map((fee) => fee.pence),
  ];
}

/** A text with more amounts than this is a list. */
const MOST_ADDENDS = 6;

/** Whether some of the amounts add up to this one. */
function isSum(pence: Pence, written: readonly Pence[]): boolean {
  if (written.length > MOST_ADDENDS) return false;
  const subsets = combinationsOf(written.map((value) => ({ values: [0, value], count: 1 })));
  return subsets.some(({ total, terms }) => total === pence && terms.filter(({ value }) => value > 0).length > 1);
}

/** Whether this is the difference between an amount of the text and another one, or their sum. */
const isDifference = (pence: Pence, one: Pence, others: readonly Pence[]): boolean =>
  others.some((other) => other !== one && (Math.abs(one - other) === pence || one + other === pence));

const isMultipleOrShare = (pence: Pence, count: number, written: readonly Pence[]): boolean =>
  written.some((value) => value * count === pence || Math.abs(value / count - pence) < 1);

const MOST_COUNTED = 60;

/** The numbers in the sentence and the one before, and the two halves of 'half'. */
function countsNearby(context: AmountInText): readonly number[] {
  const { sentence } = withPrevious(context).subject;
  const counts = countsIn(sentence).flatMap(({ count }) => (count > 1 && count <= MOST_COUNTED ? [count] : []));
  return /\b(?:half|halves)\b/.test(sentence) ? [...counts, 2] : counts;
}
