import type { RuleName } from '../core/rule-names.ts';
import type { DateText } from './date-text.ts';

/** A temporary value that the owner must replace. */
export interface StandIn<T> {
  readonly $standIn: T;
  /** The value that must replace it, as a note to the person who replaces it. */
  readonly note: string;
}

/** The reason and the end date of an accepted rule. */
export interface Acceptance {
  /** Why the value stays as it is: at least 20 characters, shown in the report. */
  readonly reason: string;
  /** The last day on which the exception counts, at most a year away. */
  readonly until: DateText;
  /**
   * The words that are accepted: the exception ends when they change. It is required for every rule that judges text;
   * if the same words are accepted in two places, write them twice.
   */
  readonly covers?: string | readonly string[];
  /**
   * The value that the words were compared with, such as the sum '£560': the exception ends when it changes. Rules that
   * compare values require it.
   */
  readonly against?: string | readonly string[];
}

/** A value at which one rule is accepted. To accept several rules, nest the calls. */
export interface Accepted<T> extends Acceptance {
  readonly $accept: Authored<T>;
  /** The rule that is accepted: 'price/reference'. */
  readonly rule: RuleName;
}

/** Days on which a value applies. Days begin at midnight in the time zone of the clinic. */
export interface Days {
  /** The first day: '2027-03-01'. Leave it out if the value applies already. */
  readonly from?: DateText;
  /** The last day: '2027-03-31'. Leave it out if the value applies from then on. */
  readonly until?: DateText;
}

/** A value that applies from a day on. */
export interface Change<T> extends Days {
  /** The first day: '2027-04-01'. */
  readonly from: DateText;
  /** The last day, after which the value before it applies again. Leave it out if the change is for good. */
  readonly until?: DateText;
  /** The value from that day on. */
  readonly value: Authored<T>;
}

/** A value that changes on known days. */
export interface Dated<T> {
  /** The value before the first change. */
  readonly $dated: Authored<T>;
  /** The changes in the order of their days. */
  readonly changes: readonly Change<T>[];
}

/** A value that exists only on some days. */
export interface During<T> extends Days {
  readonly $during: Authored<T>;
}

/**
 * A value as an owner may write it: plain, as a stand-in, with an accepted exception, with other values from certain
 * days on, or only on certain days.
 */
export type Authored<T> = T | StandIn<T> | Accepted<T> | Dated<T> | During<T>;

/**
 * Marks a value as a stand-in. It is used like the plain value, and `site check` warns until it is replaced.
 * @param note the value that must replace it
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

/**
 * A value that changes on known days: `dated('£300', { from: '2027-04-01', value: '£320' })`. `site check` checks every
 * value on its own days.
 */
export const dated = <const T>(value: Authored<T>, ...changes: readonly [Change<T>, ...Change<T>[]]): Dated<T> => ({
  $dated: value,
  changes,
});

/**
 * An item of a list, or an optional value, that exists only on some days:
 * `during({ from: '2027-03-01' }, 'maya-lee')`.
 */
export const during = <const T>(days: Days, value: Authored<T>): During<T> => ({ ...days, $during: value });
