/** The course or offer that a sentence compares with its parts: 'The pair is £19 cheaper than the two of them apart.' */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { sentenceSpanBefore } from '../../../../../facts/sentences.ts';
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
  (isOneByOne(context) && isSavedOnStated(context, pence)) ||
  bundlesMeant(context).some(({ facts }) => facts.some((fact) => fact.savedOn !== undefined && fact.pence === pence));

/** 'The upper costs £2,450, the lower £3,300. Done together, they are £650 less than one by one': what combines things with these prices. */
function isSavedOnStated({ amounts, text, subject, index }: AmountInSentence, pence: Pence): boolean {
  if (subject.start === 0 || subject.named.length > 0) return false;
  const { start } = sentenceSpanBefore(text, subject.start);
  const stated = amounts.filter(({ normalAt }) => normalAt >= start && normalAt < subject.start);
  const sum = stated.reduce((total, each) => total + (each.pence ?? Number.NaN), 0);
  return stated.length > 1 && index.facts.get(pence)?.some(({ savedOn }) => savedOn === sum) === true;
}
