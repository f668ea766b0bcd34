import { z } from 'zod';
import type { Finding } from '../../core/finding.ts';
import { longDate } from '../../facts/date.ts';
import { findingsOf } from '../issues/index.ts';
import { strictFields } from '../schema/base.ts';
import { date } from '../schema/values.ts';
import type { ChangingValue } from '../strip-annotations.ts';
import { explainChanges } from './day-call-form.ts';
import { explainYearInCall } from './missing-years.ts';

const change = strictFields({ from: date(), until: date().optional(), value: z.unknown() });
const dated = z.object({ changes: z.array(change) });
const during = strictFields({ from: date().optional(), until: date().optional(), $during: z.unknown() });

type Keys = readonly (string | number)[];
type Change = z.infer<typeof change>;

/**
 * Reports days of a `dated()` or `during()` call that are not dates, are in the wrong order, or overlap.
 * @param day today, or '' if no day is known
 */
export function dayFindings({ path, call }: ChangingValue, day = ''): readonly Finding[] {
  const atDay = (finding: Finding, keys: Keys): Finding => ({
    ...finding,
    path,
    annotation: { field: 'day', keys: keys.map(String) },
  });
  const schema = '$during' in call ? during : dated;
  const read = schema.safeParse(call, { reportInput: true, jitless: true });
  if (!read.success)
    return explainChanges(
      read.error.issues.flatMap((issue) => findingsOf(issue)),
      call,
    ).map((finding) => atDay(explainYearInCall(finding, call, day), finding.path ?? []));
  if ('changes' in read.data)
    return orderFindings(read.data.changes).map(({ keys, ...finding }) => atDay(finding, keys));
  return periodFindings(read.data, []).map(({ keys, ...finding }) => atDay(finding, keys));
}

type DayFinding = Finding & { readonly keys: Keys };

const orderFindings = (changes: readonly Change[]): readonly DayFinding[] =>
  changes.flatMap((each, index) => {
    const keys = ['changes', index];
    const before = changes[index - 1];
    const last = before?.until ?? before?.from;
    if (last === undefined || each.from > last) return periodFindings(each, keys);
    const reason =
      before?.until !== undefined && each.from >= before.from
        ? `the change before it lasts until ${longDate(last)}`
        : `the change before it begins on ${longDate(before?.from ?? last)}`;
    return invalid(
      `This change begins on ${longDate(each.from)}, but ${reason}.`,
      'Write the changes in the order of their dates. Each must begin after the one before it has ended.',
      [...keys, 'from'],
    );
  });

const periodFindings = (
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  keys: Keys,
): readonly DayFinding[] => {
  if (from === undefined && until === undefined)
    return invalid('This value has neither a first nor a last day.', 'Write “from”, “until” or both.', keys);
  if (from === undefined || until === undefined || from <= until) return [];
  return invalid(
    `This value ends on ${longDate(until)}, before it begins on ${longDate(from)}.`,
    'Write the first day in “from” and the last in “until”.',
    [...keys, 'until'],
  );
};

const invalid = (message: string, help: string, keys: Keys): readonly DayFinding[] => [
  { rule: 'config/date', severity: 'error', message, help, keys },
];
