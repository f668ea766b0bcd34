import { valueAtPath } from '../value-at.ts';
import { daysMeant, eachDay } from './days-meant.ts';

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
  ...named(['published', 'lastUpdated', 'modified', 'changed'], ['updated']),
  ...named(['why', 'note'], ['reason']),
  ...named(['q'], ['question']),
  ...named(['label', 'heading'], ['title']),
  ...named(['title', 'text'], ['label']),
  ...named(['a'], ['answer']),
]);

function named(tried: readonly string[], names: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return tried.map((name) => [name, names]);
}

/** The names that owners try for the price and the duration when they quote one. */
const QUOTED: ReadonlyMap<string, readonly string[]> = new Map([
  ...SYNONYMS,
  ...named(['cost', 'costs', 'fee', 'charge', 'rate', 'prices'], ['price']),
  ...named(['length', 'time', 'minutes', 'lasts', 'takes'], ['duration']),
]);

/** Returns the field of an entry that a quotation means by another word: `price` by `cost`. */
export const quotedSynonym = (name: string, fields: ReadonlySet<string>): string | undefined =>
  QUOTED.get(name)?.find((field) => fields.has(field));

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
