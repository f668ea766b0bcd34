/** Opening hours of a whole week: the scale that its days share, and the hours in words. */
import { listed } from '../core/wording.ts';
import { type DayHours, dayName, openTimes, WEEKDAYS, type Weekday } from './hours.ts';

export type Week = Readonly<Record<Weekday, DayHours>>;

/** '2026-12-24' → 'thursday' */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEKDAYS.length] ?? 'monday';

const HOUR = 60;

/**
 * From the full hour before the earliest opening to the full hour after the latest closing, in a normal week and on
 * other days; `undefined` if the clinic never opens.
 */
export function openingScale(
  week: Week,
  others: readonly DayHours[] = [],
): { readonly from: number; readonly to: number } | undefined {
  const open = [...WEEKDAYS.map((day) => week[day]), ...others].flatMap(openTimes);
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
export const hoursInWords = (week: Week): string =>
  [...groupsInWords(week, 'open'), ...groupsInWords(week, 'closed')].join('; ');

/** The most times of day that fit on a button; a week with more is shown by its days alone. */
const MAX_TIMES_IN_BRIEF = 3;

/** 'Mon–Wed 09:00–17:30, Thu 11:00–19:00': the open days, briefly. 'Mon–Sat' if there are more than three times of day. */
export function openHoursInBrief(week: Week): string {
  const groups = openRuns(week, (day) => week[day].text);
  const times = groups.reduce((sum, { first }) => sum + openTimes(week[first]).length, 0);
  return times > MAX_TIMES_IN_BRIEF
    ? openRuns(week, (day) => week[day].kind)
        .map(({ name }) => name)
        .join(', ')
    : groups.map(({ name, first }) => `${name} ${week[first].text}`).join(', ');
}

interface DayRun {
  /** 'Mon–Wed' */
  readonly name: string;
  readonly first: Weekday;
}

/** Consecutive open days of which `partOf` is the same. */
const openRuns = (week: Week, partOf: (day: Weekday) => string): readonly DayRun[] =>
  WEEKDAYS.flatMap((first, index) => {
    const before = WEEKDAYS[index - 1];
    if (week[first].kind === 'closed' || (before && partOf(before) === partOf(first))) return [];
    const others = WEEKDAYS.slice(index).findIndex((other) => partOf(other) !== partOf(first));
    const last = WEEKDAYS.at(others === -1 ? -1 : index + others - 1) ?? first;
    return { first, name: last === first ? shortName(first) : `${shortName(first)}–${shortName(last)}` };
  });

const shortName = (day: Weekday): string => dayName(day).slice(0, 3);

function groupsInWords(week: Week, kind: DayHours['kind']): readonly string[] {
  const days = WEEKDAYS.filter((day) => week[day].kind === kind);
  return [...new Set(days.map((day) => week[day].text))].map((text) => {
    const names = listed(days.filter((day) => week[day].text === text).map(dayName));
    return `${names} ${kind === 'open' ? text : text.toLowerCase()}`;
  });
}
