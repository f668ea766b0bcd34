import { parseHours, type Weekday } from '../facts/hours.ts';
import { daysMeant } from './days-meant.ts';
import { correctHours } from './schema/corrections/hours.ts';
import { valueAtPath } from './value-at.ts';

/**
 * Names that owners try for a field, each with the names that the field may have in the config. Names for a price or a
 * duration are absent: their values show which field is meant (`explainUnknown`).
 */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ...named(['start', 'starts', 'startDate', 'begin', 'begins', 'date', 'day', 'since'], ['from']),
  ...named(['end', 'ends', 'endDate', 'finish', 'till', 'until'], ['to', 'until']),
  ...named(['photo', 'picture', 'img', 'pic'], ['image']),
  ...named(['telephone', 'tel', 'mobile', 'phoneNumber'], ['phone']),
  ...named(['mail', 'emailAddress'], ['email']),
  ...named(['city'], ['town']),
  ...named(['zip', 'postalCode', 'postCode'], ['postcode']),
  ...named(['openingHours', 'openingTimes', 'times'], ['hours']),
  ...named(['holidays', 'closed', 'closedDays'], ['closures']),
  ...named(['why', 'note'], ['reason']),
]);

function named(tried: readonly string[], names: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return tried.map((name) => [name, names]);
}

/** Returns the field that an owner means by another word: `from` by `start`. */
export const synonymOf = (name: string, fields: ReadonlySet<string>): string | undefined =>
  [...(SYNONYMS.get(name) ?? []), ...daysMeant(name)].find((field) => fields.has(field));

/** Explains a name that means several days of a week, or something that belongs in another part of the config. */
export function severalMeant(name: string, fields: ReadonlySet<string>, object: unknown): string | undefined {
  if (!fields.has('monday')) return undefined;
  const days = daysMeant(name);
  if (days.length === 1) return undefined;
  return days.length === 0
    ? 'Only the days of a normal week belong here. Other days belong in “closures”, “specialHours” or “bankHolidays” of “clinic”.'
    : eachDay(
        days.filter((day) => valueAtPath(object, [day]) === undefined),
        valueAtPath(object, [name]),
      );
}

/** 'Write each day on its own line: saturday: 'closed', sunday: 'closed',' */
export function eachDay(days: readonly Weekday[], value: unknown): string {
  if (days.length === 0) return 'Remove it: each of these days has its own line.';
  const hours =
    typeof value === 'string' ? (parseHours(value) === undefined ? correctHours(value)?.instead : value) : undefined;
  return `Write each day on its own line: ${days.map((day) => `${day}: '${hours ?? '09:00–17:00'}',`).join(' ')}`;
}
