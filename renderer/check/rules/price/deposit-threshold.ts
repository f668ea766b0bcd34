/** The amount or the time above which a deposit is taken: 'bookings over £200 need a deposit of £50', 'visits of an hour or longer'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { normalise } from '../../../facts/normalise.ts';
import { timesIn } from '../about/times.ts';
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
  const sold = lookups.items().all.filter(({ path: [part] }) => part === 'catalogue' || part === 'programmes');
  if (threshold !== undefined) return sold.filter((item) => pricesOf(item).some((price) => price > threshold));
  const isAsLong = lengthTest(sentence);
  return isAsLong ? sold.filter((item) => visitsOf(item).some(isAsLong)) : [];
}

/** The minutes of one visit: of the treatment, and of its options. */
const visitsOf = ({ minutes = 0, sessions = 1, options }: PricedItem): readonly number[] => [
  minutes / sessions,
  ...options.flatMap((option) => option.minutes ?? []),
];

/** 'An hour or longer', 'of 45 minutes or more' */
const OR_MORE = /^ (?:or|and) (?:more|longer|over|above|upwards)\b/;

/** Returns a test for the times that the sentence states as a limit: 'over an hour'. */
function lengthTest(sentence: string): ((minutes: number) => boolean) | undefined {
  for (const { at, end, minutes } of timesIn(sentence)) {
    if (OR_MORE.test(sentence.slice(end))) return (time) => time >= minutes;
    if (LONGER.test(sentence.slice(0, at))) return (time) => time > minutes;
  }
  return undefined;
}
const LONGER = /\b(?:more|longer) than $|\b(?:over|above) $/;

/** The prices of an item and of its courses. */
export const pricesOf = ({ singles, courses = [] }: PricedItem): readonly number[] => [
  ...singles,
  ...courses.flatMap(({ facts }) => facts.map(({ pence }) => pence)),
];
