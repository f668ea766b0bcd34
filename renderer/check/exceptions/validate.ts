import { suggestion } from '../../config/schema/suggestion.ts';
import type { AcceptAnnotation } from '../../config/strip-annotations.ts';
import type { ExceptionField, Finding } from '../../core/finding.ts';
import { isRuleName, type RuleName } from '../../core/rule-names.ts';
import { daysBetween, parseDate } from '../../facts/date.ts';

/** A problem of an exception, before it is located. */
export interface Problem extends Pick<Finding, 'rule' | 'message' | 'help'> {
  /** The field of the exception that causes the problem; missing if the value inside causes it. */
  readonly field?: ExceptionField['field'];
}

export interface ValidationContext {
  readonly today: string;
  /**
   * The rules that an exception can accept. It cannot accept a rule that reports an unusable value, because no page can
   * be rendered from it.
   */
  readonly acceptable: ReadonlySet<RuleName>;
}

/** An exception lasts one year at most, so that somebody reviews it. */
const MAX_DAYS = 366;
const MIN_REASON_LENGTH = 20;

/** Returns the problem of an exception that does not depend on the findings; `undefined` if it is valid. */
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
        'This rule reports values that cannot be used at all. Correct the value instead.',
      )
    : invalidException('rule', `There is no rule “${rule}”.`, suggestion(rule, acceptable) ?? '');
}

function ofEnd({ rule, until }: AcceptAnnotation, today: string): Problem | undefined {
  if (parseDate(until) === undefined)
    return invalidException(
      'until',
      `The exception to “${rule}” has no valid end date.`,
      "Write a date: until: '2027-06-30'.",
    );
  if (until < today)
    return {
      rule: 'config/exception-expired',
      field: 'until',
      message: `The exception to “${rule}” ended on ${until}.`,
      help: 'Correct the value, or write a new reason and a new end date.',
    };
  return daysBetween(today, until) > MAX_DAYS
    ? invalidException(
        'until',
        `The exception to “${rule}” lasts more than a year.`,
        'Choose an end date within a year, so that somebody reviews the exception.',
      )
    : undefined;
}

const ofReason = ({ rule, reason }: AcceptAnnotation): Problem | undefined =>
  reason.trim().length < MIN_REASON_LENGTH
    ? invalidException(
        'reason',
        `The reason for the exception to “${rule}” is too short.`,
        `Explain in at least ${MIN_REASON_LENGTH} characters why the value stays.`,
      )
    : undefined;
