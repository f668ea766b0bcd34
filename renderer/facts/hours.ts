/** The days of a week in the order in which they are shown. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One day's opening hours, in minutes after midnight, local time of the clinic. */
export type DayHours =
  | { readonly kind: 'open'; readonly text: string; readonly opens: number; readonly closes: number }
  | { readonly kind: 'closed'; readonly text: string };

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)–([01]\d|2[0-3]):([0-5]\d)$/;

/** '13:00–18:00' → { opens: 780, closes: 1080 }; undefined where it is not a time, or closes before it opens. */
export function parseHours(text: string): DayHours | undefined {
  if (text === 'closed') return { kind: 'closed', text: 'Closed' };
  const match = HOURS.exec(text);
  if (!match) return undefined;
  const opens = Number(match[1]) * 60 + Number(match[2]);
  const closes = Number(match[3]) * 60 + Number(match[4]);
  return opens < closes ? { kind: 'open', text, opens, closes } : undefined;
}

/** 780 → '13:00'. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 'tuesday' → 'Tuesday'. */
export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);
