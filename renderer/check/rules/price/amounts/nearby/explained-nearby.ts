/**
 * Explains an amount by its whole text and the texts next to it, if its sentence does not: it is the price of something that
 * they name, or a computation with other amounts of the text.
 */
import type { AmountWithFacts, Verdict } from '../amount-with-facts.ts';
import { isComputedNearby } from './computed-nearby.ts';
import { factsNearby } from './facts-nearby.ts';

export function explainedNearby(stated: AmountWithFacts): Verdict | undefined {
  const facts = factsNearby(stated);
  if (facts.length > 0) return { facts, judgement: 'repeated' };
  return isComputedNearby(stated) ? { judgement: 'computed' } : undefined;
}
