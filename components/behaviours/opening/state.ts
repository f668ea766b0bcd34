import { localTime } from './local-time.ts';

/** The opening times that a page passes to its scripts: plain JSON in an attribute. */
export interface OpeningTimes {
  /** The time zone of the hours: 'Europe/London'. */
  readonly zone: string;
  /** From Monday to Sunday: opening and closing times of the day in minutes after midnight; empty on a closed day. */
  readonly week: readonly (readonly (readonly [opens: number, closes: number])[])[];
  /** First and last day of each period in which the clinic is closed. */
  readonly closures: readonly (readonly [from: string, to: string])[];
  /** Periods with other hours: first those that have a row below the week, in the order of the rows. */
  readonly special?: readonly (readonly [from: string, to: string, times: OpeningTimes['week'][number]])[];
}

/** The opening state at one moment. */
interface OpeningState {
  /** The row with the hours of this day in the clinic's time zone: 0 for Monday, and 7 for the first special hours. */
  readonly today: number;
  /** 'Open now', 'Closed now' */
  readonly state: string;
  /** 'until 18:00', 'opens Tuesday 13:00'; `undefined` if it does not open within a year. */
  readonly next: string;
}

const DAY_MS = 86_400_000;

/** How many days ahead to look for an opening: closures may last long, but not for ever. */
const MAX_DAYS_AHEAD = 366;

/** A weekday's name is unambiguous for less than a week. */
const WEEK = 7;

/**
 * Returns whether the clinic is open at a moment, and until or from when. Compares local times in the clinic's time
 * zone, so that changes to and from summer time cause no errors. If the visitor's local time differs, the text names
 * the time zone instead of “today” or “tomorrow”.
 */
export function openingState(
  at: Date,
  { zone, week, closures, special = [] }: OpeningTimes,
  visitorZone?: string,
): OpeningState {
  const { date, minute } = localTime(at, zone);
  const isOn =
    (day: string) =>
    ([from, to]: readonly [string, string, ...unknown[]]) =>
      from <= day && day <= to;
  const hoursOn = (day: string) =>
    closures.some(isOn(day)) ? [] : (special.find(isOn(day))?.[2] ?? week[weekdayOf(day)] ?? []);
  const here = localTime(at, visitorZone);
  const isHere = here.date === date && here.minute === minute;
  const zoneNote = isHere ? '' : ` ${placeOf(zone)} time`;
  const row = special.findIndex(isOn(date));
  const today = row < 0 ? weekdayOf(date) : WEEK + row;
  const now = hoursOn(date).find(([opens, closes]) => opens <= minute && minute < closes);
  if (now) return { today, state: 'Open now', next: `until ${clock(now[1])}${zoneNote}` };
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(date, ahead);
    const opening = hoursOn(day).find(([opens]) => ahead > 0 || opens > minute);
    if (opening)
      return {
        today,
        state: 'Closed now',
        next: `opens ${dayWords(day, ahead, isHere)} ${clock(opening[0])}${zoneNote}`,
      };
  }
  return { today, state: 'Closed now', next: '' };
}

/** Calendar days are calculated in UTC, where every day has 24 hours. */
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dayAfter = (date: string, days: number): string =>
  new Date(dayOf(date) + days * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => (new Date(dayOf(date)).getUTCDay() + 6) % WEEK;

function dayWords(day: string, ahead: number, isHere: boolean): string {
  if (isHere && ahead < 2) return ahead === 0 ? 'today' : 'tomorrow';
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    ...(ahead < WEEK ? {} : { day: 'numeric', month: 'long' }),
  })
    .format(dayOf(day))
    .replace(',', '');
}

/** 780 → '13:00'. */
const clock = (minutes: number): string => `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
const padded = (number: number): string => `${number}`.padStart(2, '0');

/** 'America/New_York' → 'New York'. */
const placeOf = (zone: string): string => zone.replace(/.*\//, '').replaceAll('_', ' ');
