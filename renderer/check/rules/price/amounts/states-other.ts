import { type AmountFact, isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import type { AmountInSentence } from './sentence/amount-in-sentence.ts';

/** The amount is that of another fact, and neither the sentence nor its page is about one treatment. */
export const statesOther = ({ same, items, isLinked, context }: AmountWithFacts, { judgement }: Verdict): boolean =>
  (judgement === 'contradicts' || (judgement === 'unknown' && items.length > 0)) &&
  items.every(isCategory) &&
  !/\bdeposits?\b/.test(context.subject.sentence) &&
  same.some(
    (fact) => (isLinked ? isOfMember(fact, items, context) : isStated(fact)) || context.index.fees.includes(fact),
  );

const isStated = ({ derived, quote }: AmountFact): boolean => !derived && quote !== undefined;

/** 'A term of classes at £120': the course of one of the classes */
const isOfMember = (fact: AmountFact, items: readonly PricedItem[], { index }: AmountInSentence): boolean =>
  isStated(fact) && index.withMembers(items).some(({ facts }) => facts.includes(fact));
