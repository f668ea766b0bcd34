import type { AmountFact, PricedItem } from '../../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../../facts/amounts.ts';
import type { Pence } from '../../../../facts/money.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { MeantFact } from './meant/meant-fact.ts';
import type { MiscountedCourse } from './meant/miscounted.ts';
import type { PriceBeyond } from './sentence/bounds.ts';
import type { WrongDay } from './sentence/coming-price.ts';
import type { ComparedPrice } from './sums/compared-prices.ts';
import type { ExpectedTotal } from './sums/expected-total.ts';

/** An amount of money in a sentence, and how it relates to the facts of the config. */
export interface ProsePrice {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  /**
   * 'quoted' from a fact, as it should be; 'repeated' although a fact states it; 'computed' correctly from facts: a sum,
   * a multiple, a difference, a saving; 'contradicts' the prices of the items;
   * 'notLowest' after “from” although something costs less; 'wrongSaving' if nothing saves that much; 'unknown' if no
   * fact has this amount.
   */
  readonly judgement: 'quoted' | 'repeated' | 'computed' | 'contradicts' | 'notLowest' | 'wrongSaving' | 'unknown';
  /** The items that the sentence is about: those that it names, otherwise the item that the text belongs to. */
  readonly items: readonly PricedItem[];
  /** The facts that have this amount. */
  readonly facts: readonly AmountFact[];
  /** Whether the sentence itself says what the amount is the price of, if the amount is wrong. */
  readonly isCertain: boolean;
  /** True if the amount is meant as the difference between two prices. */
  readonly isDifference?: boolean;
  /** The dearer and the cheaper thing that the sentence compares, if it names both. */
  readonly compared?: readonly [ComparedPrice, ComparedPrice] | undefined;
  /** What that difference is, if it is known. */
  readonly differences?: readonly Pence[] | undefined;
  /** A price beyond the limit that the sentence states: 'nothing costs more than £360'. */
  readonly beyond?: PriceBeyond;
  /** The day on which its price changes, if the sentence states the price for other days. */
  readonly wrongDay?: WrongDay;
  /** The course that has this price, if the sentence counts another number of sessions. */
  readonly miscounted?: MiscountedCourse;
  /** The total that the amount should be, if it is meant as one. */
  readonly expected?: ExpectedTotal | undefined;
  /** The fact that the amount should be, if the sentence does not call it by the name of its item. */
  readonly meant?: MeantFact | undefined;
}
