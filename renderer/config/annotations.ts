import type { RuleName } from '../core/rule-names.ts';
import type { DateText } from './text.ts';

/** A value that stands in for one the owner still has to supply. */
export interface StandIn<T> {
  readonly $standIn: T;
  /** What to put there, for whoever replaces it. */
  readonly note: string;
}

/** Why, and until when, a rule is accepted at a value. */
export interface Acceptance {
  /** Why the value stays as it is: at least 20 characters, for whoever reads the report. */
  readonly reason: string;
  /** The last day on which the exception counts, at most a year away. */
  readonly until: DateText;
  /**
   * The words that are accepted: the exception ends when they are edited. Wherever a text is judged, it is asked for;
   * words that are accepted at two places are named twice.
   */
  readonly covers?: string | readonly string[];
  /** What they are judged against, such as the sum '£560': the exception ends when that changes. Rules that compare ask for it. */
  readonly against?: string | readonly string[];
}

/** A value at which one rule is accepted; several rules are accepted one around the other. */
export interface Accepted<T> extends Acceptance {
  readonly $accept: Authored<T>;
  /** The rule that is accepted: 'price/reference'. */
  readonly rule: RuleName;
}

/** A value as an owner may write it: plain, marked as a stand-in, or with an accepted exception. */
export type Authored<T> = T | StandIn<T> | Accepted<T>;

/**
 * Marks a value as a stand-in. It is used like the plain value, and `site check` warns until it is replaced.
 * @param note what to put there, for whoever replaces it
 */
export const standIn = <const T>(value: T, note: string): StandIn<T> => ({ $standIn: value, note });

/**
 * Accepts one rule at one value. `site check` then lists the exception instead of the finding.
 * @param rule the rule's name, such as 'price/reference'
 */
export const accept = <const T>(value: Authored<T>, rule: RuleName, acceptance: Acceptance): Accepted<T> => ({
  $accept: value,
  rule,
  ...acceptance,
});
