import { suggestion } from '../../config/schema/references.ts';
import type { AcceptanceMark } from '../../config/unwrap.ts';
import type { ExceptionField, Finding } from '../../core/finding.ts';
import { isRuleName, type RuleName } from '../../core/rule-names.ts';
import { daysBetween, parseDate } from '../../facts/date.ts';

/** What is wrong with an exception, without its place. */
export interface Fault extends Pick<Finding, 'rule' | 'message' | 'help'> {
  /** The field of the exception that is at fault; nothing where the value under it is. */
  readonly field?: ExceptionField['field'];
}

export interface Soundness {
  readonly today: string;
  /** The rules that may be accepted. Those of stages that read a value may not: without it there is no page. */
  readonly acceptable: ReadonlySet<RuleName>;
}

/** An exception holds for a year at most, so that somebody looks again. */
const LONGEST_DAYS = 366;
const LEAST_REASON = 20;

/** What is wrong with an exception whatever was found. */
export const faultOf = (mark: AcceptanceMark, { today, acceptable }: Soundness): Fault | undefined =>
  ofRule(mark.rule, acceptable) ?? ofEnd(mark, today) ?? ofReason(mark);

const badlyMade = (field: ExceptionField['field'], message: string, help: string): Fault => ({
  rule: 'config/exception',
  field,
  message,
  help,
});

function ofRule(rule: string, acceptable: ReadonlySet<string>): Fault | undefined {
  if (acceptable.has(rule)) return undefined;
  return isRuleName(rule)
    ? badlyMade(
        'rule',
        `“${rule}” cannot be accepted.`,
        'It speaks of a value that cannot be used as it is: correct the value.',
      )
    : badlyMade('rule', `There is no rule “${rule}”.`, suggestion(rule, acceptable) ?? '');
}

function ofEnd({ rule, until }: AcceptanceMark, today: string): Fault | undefined {
  if (parseDate(until) === undefined)
    return badlyMade('until', `The exception to “${rule}” has no end that is a date.`, 'Write until: “2027-06-30”.');
  if (until < today)
    return {
      rule: 'config/exception-expired',
      field: 'until',
      message: `The exception to “${rule}” ended on ${until}.`,
      help: 'Correct the value, or give a new reason and a new end.',
    };
  return daysBetween(today, until) > LONGEST_DAYS
    ? badlyMade(
        'until',
        `The exception to “${rule}” holds for more than a year.`,
        'Give an end within a year, so that somebody looks again.',
      )
    : undefined;
}

const ofReason = ({ rule, reason }: AcceptanceMark): Fault | undefined =>
  reason.trim().length < LEAST_REASON
    ? badlyMade(
        'reason',
        `The exception to “${rule}” gives no real reason.`,
        `Say in at least ${LEAST_REASON} characters why the value stays.`,
      )
    : undefined;
