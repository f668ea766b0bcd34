import { memoize } from '../core/lazy.ts';
import { valueAt } from './declared-names.ts';

/** Returns `true` if the name has the form “Area/City” and Node knows it. */
export const isTimeZone = memoize((name: string): boolean => {
  try {
    return /^[A-Z][A-Za-z]+\/[A-Z]/.test(name) && new Intl.DateTimeFormat('en-GB', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
});

/** Returns the time zone of the clinic, or UTC if the config does not have a valid one. */
export function timeZoneOf(plainConfig: unknown): string {
  const name = valueAt(plainConfig, 'clinic.timeZone');
  return typeof name === 'string' && isTimeZone(name) ? name : 'UTC';
}
