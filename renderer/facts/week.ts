/** Opening hours of a whole week: the scale that its days share, and the hours in words. */
import { type DayHours, dayName, openTimes, WEEKDAYS, type Weekday } from './hours.ts';

export type Week = Readonly<Record<Weekday, DayHours>>;

const HOUR = 60;

/**
 * From the full hour before the earliest opening to the full hour after the latest closing; `undefined` if the clinic
 * never opens.
 */
export function openingScale(week: Week): { readonly from: number; readonly to: number } | undefined {
  const open = WEEKDAYS.flatMap((day) => openTimes(week[day]));
  if (open.length === 0) return undefined;
  return {
    from: Math.floor(Math.min(...open.map(({ opens }) => opens)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...open.map(({ closes }) => closes)) / HOUR) * HOUR,
  };
}

/**
 * 'Tuesday 13:00–18:00; Wednesday and Sunday 10:00–18:00; Monday closed': open days first, days with equal hours
 * together.
 */
export function hoursInWords(week: Week): string {
  const texts = [...new Set(WEEKDAYS.map((day) => week[day].text))];
  const groups = texts.map((text) => ({ text, days: WEEKDAYS.filter((day) => week[day].text === text) }));
  const isOpen = ({ days: [day] }: (typeof groups)[number]) => day !== undefined && week[day].kind === 'open';
  return [...groups.filter(isOpen), ...groups.filter((group) => !isOpen(group))]
    .map((group) => `${listed(group.days.map(dayName))} ${isOpen(group) ? group.text : group.text.toLowerCase()}`)
    .join('; ');
}

/** ['a', 'b', 'c'] → 'a, b and c'. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
