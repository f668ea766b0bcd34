import { capitalised } from '../core/wording.ts';

/** The days of a week in the order in which they are shown. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** The name of a weekday, for use in a pattern. */
export const WEEKDAY_WORDS = `(?:${WEEKDAYS.join('|')})`;

/** From opening to closing, in minutes after midnight, local time of the clinic. */
interface OpenTime {
  readonly opens: number;
  readonly closes: number;
}

/** One day's opening hours: a list of time ranges with breaks between them. */
export type DayHours =
  | { readonly kind: 'open'; readonly text: string; readonly times: readonly OpenTime[] }
  | { readonly kind: 'closed'; readonly text: string };

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)–([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * '13:00–18:00' → one range, '09:00–12:30, 13:30–18:00' → two. A hyphen may replace the en dash, and spaces may be around
 * it; the site shows the dash alone. Returns `undefined` if the text is not a time range, if it closes before it opens, or if ranges overlap.
 */
export function parseHours(text: string): DayHours | undefined {
  if (text === 'closed') return { kind: 'closed', text: 'Closed' };
  const times: OpenTime[] = [];
  const tidy = text.replace(/ ?[-–] ?/g, '–');
  for (const part of tidy.split(', ')) {
    const match = HOURS.exec(part);
    if (!match) return undefined;
    const opens = Number(match[1]) * 60 + Number(match[2]);
    const closes = Number(match[3]) * 60 + Number(match[4]);
    if (opens <= (times.at(-1)?.closes ?? -1) || closes <= opens) return undefined;
    times.push({ opens, closes });
  }
  return { kind: 'open', text: tidy, times };
}

/** The time ranges of one day; empty if the clinic is closed. */
export const openTimes = (hours: DayHours): readonly OpenTime[] => (hours.kind === 'open' ? hours.times : []);

/** 780 → '13:00'. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 'tuesday' → 'Tuesday'. */
export const dayName = (day: Weekday): string => capitalised(day);
