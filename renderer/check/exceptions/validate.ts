import { suggestion } from '../../config/schema/references.ts';
import type { AcceptAnnotation } from '../../config/strip-annotations.ts';
import type { ExceptionField, Finding } from '../../core/finding.ts';
import { isRuleName, type RuleName } from '../../core/rule-names.ts';
import { daysBetween, parseDate } from '../../facts/date.ts';

/** What is wrong with an exception, without its place. */
export interface Problem extends Pick<Finding, 'rule' | 'message' | 'help'> {
  /** The field of the exception that is at fault; nothing where the value under it is. */
  readonly field?: ExceptionField['field'];
}

export interface ValidationContext {
  readonly today: string;
  /** The rules that may be accepted. Those of stages that read a value may not: without it there is no page. */
  readonly acceptable: ReadonlySet<RuleName>;
}

/** An exception holds for a year at most, so that somebody looks again. */
const MAX_DAYS = 366;
const MIN_REASON_LENGTH = 20;

/** What is wrong with an exception whatever was found. */
export const problemIn = (
  annotation: AcceptAnnotation,
  { today, acceptable }: ValidationContext,
): Problem | undefined => ofRule(annotation.rule, acceptable) ?? ofEnd(annotation, today) ?? ofReason(annotation);

const invalidException = (field: ExceptionField['field'], message: string, help: string): Problem => ({
  rule: 'config/exception',
  field,
  message,
  help,
});

function ofRule(rule: string, acceptable: ReadonlySet<string>): Problem | undefined {
  if (acceptable.has(rule)) return undefined;
  return isRuleName(rule)
    ? invalidException(
        'rule',
        `“${rule}” cannot be accepted.`,
        'It speaks of a value that cannot be used as it is: correct the value.',
      )
    : invalidException('rule', `There is no rule “${rule}”.`, suggestion(rule, acceptable) ?? '');
}

function ofEnd({ rule, until }: AcceptAnnotation, today: string): Problem | undefined {
  if (parseDate(until) === undefined)
    return invalidException(
      'until',
      `The exception to “${rule}” has no end that is a date.`,
      'Write until: “2027-06-30”.',
    );
  if (until < today)
    return {
      rule: 'config/exception-expired',
      field: 'until',
      message: `The exception to “${rule}” ended on ${until}.`,
      help: 'Correct the value, or give a new reason and a new end.',
    };
  return daysBetween(today, until) > MAX_DAYS
    ? invalidException(
        'until',
        `The exception to “${rule}” holds for more than a year.`,
        'Give an end within a year, so that somebody looks again.',
      )
    : undefined;
}

const ofReason = ({ rule, reason }: AcceptAnnotation): Problem | undefined =>
  reason.trim().length < MIN_REASON_LENGTH
    ? invalidException(
        'reason',
        `The exception to “${rule}” gives no real reason.`,
        `Say in at least ${MIN_REASON_LENGTH} characters why the value stays.`,
      )
    : undefined;
