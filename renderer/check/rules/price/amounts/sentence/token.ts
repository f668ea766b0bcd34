/** What has a price in a sentence: the words for an item, or an amount. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import type { Pence } from '../../../../../facts/money.ts';
import type { Named } from '../../../about/names.ts';

/** Something in a sentence that has a price, and how many of it the sentence counts: 'two crowns', '3 x £48'. */
export interface CountedItem {
  /** Its name, if one item is meant. */
  readonly name?: string | undefined;
  /** All amounts that may be its price. */
  readonly values: readonly Pence[];
  /** The prices of one of it. */
  readonly singles: readonly Pence[];
  readonly count: number;
}

/** The price of several sessions that are sold together. */
interface CoursePrice {
  readonly sessions: number;
  readonly pence: Pence;
}

/** Words or an amount with a price, at their place. */
export interface Token extends Omit<CountedItem, 'count'> {
  readonly at: number;
  readonly end: number;
  readonly count?: number;
  readonly courses?: readonly CoursePrice[];
}

export const isApartFrom = (one: Pick<Token, 'at' | 'end'>, other: Pick<Token, 'at' | 'end'>): boolean =>
  one.end <= other.at || one.at >= other.end;

/** Returns the words for one of some items as a token. */
export const tokenOf = ({ at, end, items }: Named): Token => ({ at, end, ...valuesOf(items) });

/** An offer beside other items is where they are sold together, and not one of them. */
export const isOffer = ({ path: [part] }: PricedItem): boolean => part === 'offers';

/** Returns the amounts that may be the price of one of these items. */
export function valuesOf(items: readonly PricedItem[]): Pick<Token, 'name' | 'values' | 'singles' | 'courses'> {
  const facts = items.flatMap((item) => item.facts.filter(({ derived }) => !derived));
  const singles = [...new Set(items.flatMap((item) => item.singles))];
  return {
    name: onlyOne(items)?.names[0],
    values: [...new Set([...singles, ...facts.map(({ pence }) => pence)])],
    singles,
    courses: items.flatMap(({ courses = [] }) =>
      courses.flatMap(({ sessions, facts: [price] }) =>
        price && sessions !== undefined ? [{ sessions, pence: price.pence }] : [],
      ),
    ),
  };
}
