/** Words for a first appointment, whatever the treatment is called. */
import type { AmountInSentence } from './amount-in-sentence.ts';
import type { Token } from './token.ts';

/** 'a first appointment', which need not be its name */
export const FIRST_APPOINTMENT =
  /\bfirst (?:appointment|assessment|check|consultation|exam(?:ination)?|scan|session|test|visit)s?\b/g;

/** Returns the words for a first appointment, with all prices of first appointments. */
export function firstTokens(text: string, { firstAppointments }: AmountInSentence['index']): readonly Token[] {
  const values = firstAppointments.flatMap(({ derived, pence }) => (derived ? [] : [pence]));
  if (values.length === 0) return [];
  return [...text.matchAll(FIRST_APPOINTMENT)].map(({ index: at, 0: { length } }) => ({
    at,
    end: at + length,
    values,
    singles: values,
  }));
}
