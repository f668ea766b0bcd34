import type { AmountFact, PricedItem } from '../../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../../facts/amounts.ts';
import { sentenceSpanAt } from '../../../../facts/sentences.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { MeantFact } from './meant/meant-fact.ts';
import type { Explanation } from './sentence/explanation.ts';
import type { ExpectedTotal } from './sums/totals.ts';

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
  /** True if the amount is meant as a sum or a difference of prices, any of which may be wrong. */
  readonly isSumOrDifference?: boolean;
  /** What is wrong, if it is neither a total nor meant as another fact. */
  readonly explanation?: Explanation;
  /** The total that the amount should be, if it is meant as one. */
  readonly expected?: ExpectedTotal | undefined;
  /** The fact that the amount should be, if the sentence does not call it by the name of its item. */
  readonly meant?: MeantFact | undefined;
}

/** Returns the sentence around an amount, where it begins, and its words before the amount. */
export function sentenceAround({ publicText, amount: { normalAt } }: ProsePrice) {
  const { text: sentence, start } = sentenceSpanAt(publicText.normal.text, normalAt);
  return { sentence, start, before: sentence.slice(0, normalAt - start) };
}
