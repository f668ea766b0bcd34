import type { Weekday } from './hours.ts';
import type { OpeningTimes } from './opening-claim-times.ts';

/** Opening times, and the days for which a sentence states them. */
export interface TimesOfDays extends OpeningTimes {
  readonly days: readonly Weekday[];
}

const EDGES = ['opens', 'closes', 'last'] as const;

/**
 * 'On weekdays from nine to six, on Thursdays until eight': the days for which the rest of the sentence states no other time of
 * this kind.
 */
export function daysWithout(
  claim: Omit<TimesOfDays, 'at' | 'length'>,
  others: readonly TimesOfDays[],
): readonly Weekday[] {
  const exceptions = others.filter(
    (other) =>
      other.days.length < claim.days.length &&
      other.isBreak === claim.isBreak &&
      EDGES.some((edge) => other[edge] && claim[edge]) &&
      other.days.every((day) => claim.days.includes(day)),
  );
  return claim.days.filter((day) => !exceptions.some(({ days }) => days.includes(day)));
}
