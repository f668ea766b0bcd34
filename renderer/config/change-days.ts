import { dayAfter, parseDate } from '../facts/date.ts';
import { isPlainObject } from './variants.ts';

/**
 * Returns the days on which a value of a config changes, in their order: the first days of `dated()` and `during()`
 * calls, and the days after their last days.
 */
export function changeDaysIn(raw: unknown): readonly string[] {
  const days = new Set<string>();
  for (const { from, until } of objectsIn(raw).flatMap(periodsOf)) {
    if (from !== undefined) days.add(from);
    if (until !== undefined) days.add(dayAfter(until));
  }
  return [...days].sort();
}

/** Returns a value and every object and list in it, each once. A value may be cyclic, or nested very deeply. */
function objectsIn(raw: unknown): readonly object[] {
  const found = new Set<object>();
  const add = (value: unknown) => typeof value === 'object' && value !== null && found.add(value);
  add(raw);
  // A set also visits what is added during the loop.
  for (const value of found) for (const inner of Object.values(value)) add(inner);
  return [...found];
}

const NONE: readonly never[] = [];

/** Returns the valid first and last days in a `dated()` or `during()` call. */
function periodsOf(
  value: object,
): readonly { readonly from: string | undefined; readonly until: string | undefined }[] {
  if (!isPlainObject(value) || !('$dated' in value || '$during' in value)) return NONE;
  const changes: readonly unknown[] = '$dated' in value && Array.isArray(value.changes) ? value.changes : [];
  return [...('$during' in value ? [value] : []), ...changes].flatMap((period) =>
    isPlainObject(period) ? { from: dayIn(period.from), until: dayIn(period.until) } : [],
  );
}

const dayIn = (day: unknown): string | undefined => (typeof day === 'string' ? parseDate(day) : undefined);
