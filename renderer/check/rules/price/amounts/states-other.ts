import { isCategory } from '../../../../config/derived/priced.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';

/** The amount is that of another fact, and neither the sentence nor its page is about one treatment. */
export const statesOther = ({ same, items, isLinked, context }: AmountWithFacts, { judgement }: Verdict): boolean =>
  judgement === 'contradicts' &&
  !isLinked &&
  items.every(isCategory) &&
  !/\bdeposits?\b/.test(context.subject.sentence) &&
  same.some((fact) => (!fact.derived && fact.quote !== undefined) || context.index.fees.includes(fact));
