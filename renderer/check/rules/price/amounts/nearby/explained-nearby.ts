/**
 * Explanations of an amount that its sentence does not give, but its text or what stands beside it: the price of something
 * named there, or a computation with other amounts of the text.
 */
import type { AmountWithFacts, Verdict } from '../amount-with-facts.ts';
import { isComputedNearby } from './computed-nearby.ts';
import { factsNearby } from './facts-nearby.ts';

export function explainedNearby(stated: AmountWithFacts): Verdict | undefined {
  const facts = factsNearby(stated);
  if (facts.length > 0) return { facts, judgement: 'repeated' };
  return isComputedNearby(stated) ? { judgement: 'computed' } : undefined;
}
