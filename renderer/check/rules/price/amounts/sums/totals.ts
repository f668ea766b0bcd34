import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { type Combination, combinationsOf } from '../../../../../facts/combinations.ts';
import type { CountedItem } from '../sentence/token.ts';

/** The total that a sentence should state. */
export interface ExpectedTotal {
  readonly items: readonly CountedItem[];
  /** What the items add up to: several if an item has several prices. */
  readonly combinations: readonly Combination[];
}

export const totalOf = (items: readonly CountedItem[]): ExpectedTotal => ({
  items,
  combinations: combinationsOf(items),
});

/** Returns what several of an item cost. */
export const multipleOf = (
  { names: [name], singles }: Pick<PricedItem, 'names' | 'singles'>,
  count: number,
): ExpectedTotal => totalOf([{ name, values: singles, singles, count }]);

/** Words for a sum. */
export const TOGETHER =
  /\b(?:together|altogether|both|combined|in total|in all|total|totals|sum|come to|comes to|add up|adds up|makes?|with|plus|also|as well|followed by|adding|adds?|added|brings? (?:the|your) (?:bill|cost|price|total) (?:up )?to|same day|between them|bundle|one by one|singly|separately)\b|=/;
