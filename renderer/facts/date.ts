import { localTime } from '../../components/behaviours/opening/local-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** '2026-12-24' → the same string, '2026-02-29' → `undefined`, because the date does not exist. */
export function parseDate(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** The names of the months as normalised text has them: 'january'. */
export const MONTH_WORDS = MONTHS.map((month) => month.toLowerCase());

/** 'february' and 'feb' → 2; 0 if no month begins with these three letters. */
export const monthFromWord = (word: string): number =>
  MONTH_WORDS.findIndex((month) => month.startsWith(word.slice(0, 3))) + 1;

/** '2025-08-27' → '27 August 2025', whatever the locale of the machine. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** '2025-08-27' → '27 Aug 2025' */
export const shortDate = (iso: string): string => longDate(iso).replace(/(?<= [A-Z][a-z]{2})[a-z]+/, '');

/** '2026-12-30' and 3 → '2027-01-02' */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);

/** '2026-01-31' and 1 → '2026-02-28': the last day of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** How far ahead a site is checked, in days. */
export const DAYS_AHEAD = 366;

/** '2027-03-31' → '2027-04-01' */
export const dayAfter = (date: string): string => addDays(date, 1);

/** '2027-04-01' → '2027-03-31' */
export const dayBefore = (date: string): string => addDays(date, -1);

/** The number of days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Returns the date at a moment in a time zone. */
export const dateIn = (at: Date, timeZone: string): string => localTime(at, timeZone).date;

/**
 * Returns the last second of a day in a time zone. The clocks may change on that day, so the offsets before and after it
 * are both tried; if its last hour happens twice, the second one counts.
 */
export function endOfDay(date: string, timeZone: string): Date {
  const inUtc = Date.parse(`${date}T23:59:59Z`);
  const ends = [-24, 24].map((hours) => new Date(inUtc - offsetAt(new Date(inUtc + hours * HOUR_MS), timeZone)));
  const inside = ends.filter((end) => dateIn(end, timeZone) === date);
  return new Date(Math.max(...(inside.length > 0 ? inside : ends).map(Number)));
}

/** Returns the first moment of a day in a time zone. */
export const startOfDay = (date: string, timeZone: string): Date =>
  new Date(Number(endOfDay(dayBefore(date), timeZone)) + 1000);

/** Returns a moment with the clocks of a time zone, to the second: '2027-07-01T00:00:00+01:00'. */
export function momentIn(at: Date, timeZone: string): string {
  const offset = offsetAt(at, timeZone);
  const [hours, minutes] = [HOUR_MS, MINUTE_MS].map((unit) => Math.floor((Math.abs(offset) % (24 * HOUR_MS)) / unit));
  const clock = new Date(Number(at) + offset).toISOString().slice(0, 19);
  return `${clock}${offset < 0 ? '-' : '+'}${twoDigits(hours ?? 0)}:${twoDigits((minutes ?? 0) % 60)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns by how many milliseconds the clocks of a time zone are ahead of UTC. */
function offsetAt(at: Date, timeZone: string): number {
  const { date, minute } = localTime(at, timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS - Math.floor(Number(at) / MINUTE_MS) * MINUTE_MS;
}

/** 2027, 1, 4 → '2027-01-04' */
export const isoDay = (year: number | string, month: number, day: number): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;
