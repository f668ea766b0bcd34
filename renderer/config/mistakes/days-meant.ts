import { parseHours, WEEKDAYS, type Weekday } from '../../facts/hours.ts';
import { correctHours } from '../schema/corrections/hours.ts';

const WHOLE_WEEK = /^(?:daily|every ?day|all(?: ?(?:days|week))?|week)$/i;
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|r|rs|rsday|urday)?s?';
const DAYS = new RegExp(String.raw`^${DAY}(?:(\W*(?:to|till?|until|through|and)?[\W_]*)${DAY})*$`, 'i');

/** The days that a name means: 'monday-friday', 'Mon_Fri', 'weekend', 'sat & sun'. Empty if it means other things. */
export function daysMeant(name: string): readonly Weekday[] {
  if (/^(?:week|work|working) ?days?$/i.test(name)) return WEEKDAYS.slice(0, 5);
  if (/^weekends?$/i.test(name)) return WEEKDAYS.slice(5);
  if (WHOLE_WEEK.test(name)) return WEEKDAYS;
  if (!DAYS.test(name)) return [];
  const found = [...name.matchAll(new RegExp(DAY, 'gi'))].map(([, day = '']) => dayOf(day));
  const [first = 0, last = 0] = found;
  const isRange = found.length === 2 && first < last && !/[&,/]|and/i.test(name);
  return isRange ? WEEKDAYS.slice(first, last + 1) : WEEKDAYS.filter((_, index) => found.includes(index));
}

const dayOf = (start: string): number => WEEKDAYS.findIndex((day) => day.startsWith(start.toLowerCase()));

/** 'Write each day on its own line: saturday: 'closed', sunday: 'closed',' */
export function eachDay(days: readonly Weekday[], value: unknown): string {
  if (days.length === 0) return 'Remove it: each of these days has its own line.';
  const hours =
    typeof value === 'string' ? (parseHours(value) === undefined ? correctHours(value)?.instead : value) : undefined;
  return `Write each day on its own line: ${days.map((day) => `${day}: '${hours ?? '09:00–17:00'}',`).join(' ')}`;
}
