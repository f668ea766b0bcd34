/** The course or offer that a sentence compares with its parts: 'The pair is £19 cheaper than the two of them apart.' */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { isOfParts, isOneByOne } from '../sentence/sold-apart.ts';
import { isOffer } from '../sentence/token.ts';

const saves = ({ facts }: PricedItem): boolean => facts.some(({ savedOn }) => savedOn !== undefined);

/**
 * Returns what the words before the amount mention, otherwise what the text belongs to; on a page about nothing, 'together'
 * means the only offer. Nothing if that has no saving of its own: 'the plan is £22 cheaper than its visits one by one'.
 */
export function bundlesMeant(context: AmountInSentence): readonly PricedItem[] {
  const { subject, index } = context;
  const { owner } = subject;
  if (!isOneByOne(context)) return itemsWithOwner(subject).filter((item) => isOffer(item) && saves(item));
  const mentioned = index.mentionsIn(wordsBefore(context)).flatMap((mention) => mention.items);
  if (mentioned.length > 0 && !isOfParts(context)) return mentioned.filter(saves);
  if (owner) return [owner].filter(saves);
  const offers = index.all.filter((item) => isOffer(item) && saves(item));
  return offers.length === 1 && mentioned.length === 0 ? offers : [];
}

/** Whether the amount is what one of these saves. */
export const isSavedWithBundle = (pence: Pence, context: AmountInSentence): boolean =>
  isOneByOne(context) &&
  bundlesMeant(context).some(({ facts }) => facts.some((fact) => fact.savedOn !== undefined && fact.pence === pence));
