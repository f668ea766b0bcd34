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
  SYNONYMS.get(name)?.find((field) => fields.has(field));

const SEVERAL_DAYS = /^(?:mon|tue|wed|thu|fri|sat|sun|week|daily|every|all)/i;

/** Explains a name that means several fields, or something that belongs in another part of the config. */
export function severalMeant(name: string, fields: ReadonlySet<string>): string | undefined {
  if (!fields.has('monday')) return undefined;
  return SEVERAL_DAYS.test(name)
    ? "Write each day on its own line: monday: '09:00–17:00', tuesday: '09:00–17:00', …"
    : 'Only the days of a normal week belong here. Other days belong in “closures”, “specialHours” or “bankHolidays” of “clinic”.';
}
