/** Decisions about amounts that equal a fact which the sentence need not mean, or that are no prices at all. */
import type { AmountFact } from '../../../../config/derived/priced.ts';
import { separateWords } from '../../../../core/wording.ts';
import { OF_TREATMENT } from '../../about/item-index.ts';
import { stemOf, stemsIn } from '../../about/mentions.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { isComputedNearby } from './nearby/computed-nearby.ts';
import type { AmountInSentence } from './sentence/amount-in-sentence.ts';
import { isCalledSum, isOfAnotherFirm, isOtherRate } from './sentence/coincidences.ts';
import { isHypothetical } from './sentence/examples.ts';
import { monthlyFacts } from './sentence/paid-monthly.ts';

/** 'With the plan, it is £76.50 instead of £85', where the figure `student` of the treatment happens to be equal */
export const isUnnamedFigure = ({ quote = '' }: AmountFact, { subject }: AmountInSentence): boolean => {
  const stems = stemsIn(`${subject.question} ${subject.sentence}`);
  return (
    OF_TREATMENT.test(quote) &&
    !separateWords(quote.replace(/^.*\./, ''))
      .split(' ')
      .some((word) => stems.has(stemOf(word)))
  );
};

/** 'A bill of £300', and nothing: 'Cost: £0' */
export const noPrice = ({ context }: AmountWithFacts): Verdict | undefined =>
  isHypothetical(context) || (context.amount.pence === 0 && context.subject.named.length === 0)
    ? { judgement: 'computed' }
    : undefined;

/** 'That is £240 minus £100, so £140 comes back', 'at £60 by another company': an equal fact of something else is a coincidence. */
export const coincidence = ({ context, facts, same }: AmountWithFacts): Verdict | undefined =>
  facts.length === 0 &&
  same.length > 0 &&
  (isOfAnotherFirm(context) ||
    isOtherRate(context, same) ||
    (isCalledSum(context) && isComputedNearby({ context, isSaved: false })))
    ? { judgement: 'computed' }
    : undefined;

/** 'Two visits a year, £14 a month': the price of something that is paid by the month, of whatever the text is about */
export function priceOfMonth({ context, items, same }: AmountWithFacts): Verdict | undefined {
  const monthly = items.length === 0 ? monthlyFacts(context).filter((fact) => same.includes(fact)) : [];
  return monthly.length > 0 ? { facts: monthly, judgement: 'repeated' } : undefined;
}
