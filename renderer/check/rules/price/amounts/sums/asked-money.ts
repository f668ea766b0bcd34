import { amountsIn } from '../../../../../facts/amounts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';
import { joinedToQuestion, poolOf } from './pool.ts';

/** 'My employer pays £50. How much is left?', 'For a massage, £12.': a price less an amount of the question, or the reverse */
export function isRestOfAsked(pence: Pence, context: AmountInSentence): boolean {
  const asked = amountsIn(normalise(context.subject.question));
  if (asked.length === 0) return false;
  const prices = [context, joinedToQuestion(context)].flatMap(poolOf);
  return asked.some(({ pence: money = Number.NaN }) => prices.some((price) => Math.abs(price - money) === pence));
}
