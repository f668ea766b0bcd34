/** The amount above which a deposit is taken: 'bookings over £200 need a deposit of £50'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { RuleInput } from '../rule.ts';

const ABOVE = /\b(?:more than|over|above|exceed(?:s|ing)?|upwards of) $/;
const DEPOSIT = /\bdeposits?\b/;

/** Returns everything with a price or a course above the amount that the sentence states; nothing if it states none. */
export function itemsAboveThreshold(sentence: string, { lookups }: RuleInput): readonly PricedItem[] {
  if (!DEPOSIT.test(sentence)) return [];
  const [threshold] = lookups
    .amountsIn(normalise(sentence))
    .filter(({ normalAt }) => ABOVE.test(sentence.slice(0, normalAt)))
    .flatMap(({ pence }) => pence ?? []);
  return threshold === undefined
    ? []
    : lookups
        .items()
        .all.filter(({ path: [part] }) => part === 'catalogue' || part === 'programmes')
        .filter((item) => pricesOf(item).some((price) => price > threshold));
}

/** The prices of an item and of its courses. */
export const pricesOf = ({ singles, courses = [] }: PricedItem): readonly number[] => [
  ...singles,
  ...courses.flatMap(({ facts }) => facts.map(({ pence }) => pence)),
];
