import { longDate, parseDate } from '../../facts/date.ts';
import { valueAt } from '../declared-names.ts';

/** The fields that describe an entry, in the order in which they are shown. */
const TELLING_FIELDS = ['price', 'duration', 'schedule', 'hours', 'to', 'page', 'url', 'file'];

/**
 * Describes a value of the config in a few words: '£65 per session', '£110, 3 May 2027 to 30 May 2027' for an offer.
 * Returns `undefined` for a value that its name describes well enough.
 */
export function valueText(value: unknown): string | undefined {
  if (typeof value === 'string') return parseDate(value) ? longDate(value) : value.replace(/\s+/g, ' ');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const period = periodText(value) ?? periodText(valueAt(value, 'runs'));
  const fields = TELLING_FIELDS.map((key) => valueAt(value, key)).filter(isWords);
  return [...fields.slice(0, 1), period, ...fields.slice(1)].filter(Boolean).join(', ') || undefined;
}

const isWords = (field: unknown): field is string => typeof field === 'string' && parseDate(field) === undefined;

/** '3 May 2027 to 30 May 2027'; a closure or special hours without a last day take one day. */
function periodText(value: unknown): string | undefined {
  const first = dayIn(valueAt(value, 'from'));
  const last =
    dayIn(valueAt(value, 'until')) ??
    dayIn(valueAt(value, 'to')) ??
    (isWords(valueAt(value, 'reason')) ? first : undefined);
  if (first === undefined || last === undefined) return undefined;
  return first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`;
}

const dayIn = (day: unknown): string | undefined => (typeof day === 'string' ? parseDate(day) : undefined);

/** Longer text is not quoted: the location leads to it. */
const MAX_QUOTED_LENGTH = 40;

/** ' from “£60” to “£65”', or an empty string if one of the values is long. */
export function fromTo(before: unknown, after: unknown): string {
  const [old, changed] = [valueText(before), valueText(after)];
  return isShort(old) && isShort(changed) && old !== changed ? ` from “${old}” to “${changed}”` : '';
}

const isShort = (text: string | undefined): text is string => text !== undefined && text.length <= MAX_QUOTED_LENGTH;
