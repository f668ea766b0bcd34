import { dayAfter, parseDate } from '../facts/date.ts';
import { isPlainObject, MAX_DEPTH } from './variants.ts';

/**
 * Returns the days on which a value of a config changes, in their order: the first days of `dated()` and `during()`
 * calls, and the days after their last days.
 */
export function changeDaysIn(raw: unknown): readonly string[] {
  const days = new Set<string>();
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 2 * MAX_DEPTH) return;
    if (isPlainObject(value) && '$during' in value) addDays(value);
    if (isPlainObject(value) && '$dated' in value && Array.isArray(value.changes))
      for (const change of value.changes) addDays(change);
    for (const inner of Object.values(value)) walk(inner, depth + 1);
  };
  const addDays = (period: unknown) => {
    if (!isPlainObject(period)) return;
    const [from, until] = [period.from, period.until].map((day) =>
      typeof day === 'string' ? parseDate(day) : undefined,
    );
    if (from !== undefined) days.add(from);
    if (until !== undefined) days.add(dayAfter(until));
  };
  walk(raw, 0);
  return [...days].sort();
}
