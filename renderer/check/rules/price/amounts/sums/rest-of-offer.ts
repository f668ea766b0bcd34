/** What one part of an offer costs beside the others: 'with the offer, the massage is only £40' of £104, where the check is £64. */
import type { Pence } from '../../../../../facts/money.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';
import { isOffer } from '../sentence/token.ts';

/** Whether the amount is the price of the offer that the text belongs to or names, without that of one of its parts. */
export function isRestOfOffer(pence: Pence, { subject, index }: AmountInSentence): boolean {
  return itemsWithOwner(subject)
    .filter(isOffer)
    .some((offer) => {
      const parts = index.factsAbout([offer]).filter((fact) => !offer.facts.includes(fact) && !fact.derived);
      return offer.singles.some((price) => parts.some((part) => part.pence === price - pence));
    });
}
