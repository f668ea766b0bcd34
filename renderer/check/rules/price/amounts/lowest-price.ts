/** Amounts after “from” that are not the lowest price: 'from £60', although another session costs less. */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { isChangedFrom } from './other-prices.ts';
import { FEES } from './sentence/about-amount.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './sentence/amount-in-sentence.ts';

export const notLowest = ({ context, facts, isSaved }: AmountWithFacts): Verdict | undefined =>
  facts.length > 0 &&
  context.amount.from &&
  !isSaved &&
  !isChangedFrom(context) &&
  !FEES.test(context.subject.sentence) &&
  isCheaperAvailable(context)
    ? { judgement: 'notLowest' }
    : undefined;

/** True if the amount is the price of one, and another costs less; a course may cost more than one session. */
const isCheaperAvailable = (context: AmountInSentence): boolean => {
  const { pence } = context.amount;
  return pricedFrom(context).some(
    ({ least, singles }) => pence !== undefined && least !== undefined && pence > least && singles.includes(pence),
  );
};

/**
 * The items whose lowest price the amount is: 'facials from £35, waxing from £9'. Only words say that it is the lowest of a
 * category, of which some may be sold by the term.
 */
function pricedFrom(context: AmountInSentence): readonly PricedItem[] {
  const { subject, index } = context;
  const named = index.namesIn(wordsBefore(context)).at(-1)?.items;
  if (!named) return subject.items.filter((item) => !isCategory(item));
  return OF_UNIT.test(wordsAfter(context)) ? named.filter((item) => !isCategory(item)) : named;
}
const OF_UNIT = /^ (?:an?|per|each|every|for) /;
