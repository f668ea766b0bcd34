/** Decides whether hours that a sentence states are those of the config. */
import { type DayHours, openTimes, WEEKDAYS, type Weekday } from '../../../../facts/hours.ts';
import type { OpeningClaim } from '../../../../facts/opening-claims.ts';
import type { Week } from '../../../../facts/week.ts';
import type { PartOfDay } from '../../../../facts/whole-day-claims.ts';

/** Returns true if a claim is right about one of its days. */
export function isAsClaimed(claim: OpeningClaim, day: Weekday, hours: Week): boolean {
  if (claim.isLate) return isLatest(day, hours);
  return claim.isHalf ? isHalfDay(hours[day]) : agrees(claim, hours[day]);
}

/** A half day is over by two, or begins at noon. */
const HALF_DAY = { closes: 840, opens: 720 };
const isHalfDay = (day: DayHours): boolean => {
  const times = openTimes(day);
  return (
    times.length > 0 &&
    (times.every(({ closes }) => closes <= HALF_DAY.closes) || times.every(({ opens }) => opens >= HALF_DAY.opens))
  );
};

/** The minute of the last closing; 0 if the clinic is closed. */
export const closingOf = (day: DayHours): number => Math.max(0, ...openTimes(day).map(({ closes }) => closes));
/** Minutes: a day is not late if another one closes this much later. */
const MUCH_LATER = 60;

const isLatest = (day: Weekday, hours: Week): boolean =>
  openTimes(hours[day]).length > 0 &&
  !isUsual(day, hours) &&
  WEEKDAYS.every((other) => closingOf(hours[other]) < closingOf(hours[day]) + MUCH_LATER);

/** Nobody calls a day late that ends before the evening, as most others do. */
const isUsual = (day: Weekday, hours: Week): boolean =>
  closingOf(hours[day]) <= PARTS.evening[0] &&
  WEEKDAYS.filter((other) => closingOf(hours[other]) >= closingOf(hours[day])).length > MAX_EQUALLY_LATE;
const MAX_EQUALLY_LATE = 2;

/**
 * The beginning and the end of a part of the day, in minutes after midnight; a clinic may be open for only some of it.
 */
const PARTS: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  morning: [0, 720],
  afternoon: [780, 1050],
  evening: [1080, 1440],
};

/** Returns the opening times within a part of the day, or all of them if no part is given. */
function timesOf(hours: DayHours, part: PartOfDay | undefined) {
  const [from, to] = part === undefined ? [0, Number.POSITIVE_INFINITY] : PARTS[part];
  return openTimes(hours).filter(({ opens, closes }) => opens < to && closes > from);
}

/** Whether the clinic is closed from the first of these times to the second. */
const isBetween = (
  times: ReturnType<typeof openTimes>,
  from: readonly number[] = [],
  to: readonly number[] = [],
): boolean =>
  times.length === 0 ||
  times.some((time, index) => {
    const next = times[index + 1];
    return from.includes(time.closes) && (next === undefined || to.includes(next.opens));
  });

/** Returns true if the hours of a day are those of a claim. */
export function agrees(claim: Omit<OpeningClaim, 'days'>, hours: DayHours): boolean {
  if (claim.isWithin) return !isOutsideOn(claim, hours);
  const { opens, closes, last, part, isOpen, isBreak, isThrough } = claim;
  const times = timesOf(hours, part);
  if (isBreak) return (opens ?? closes) === undefined ? times.length !== 1 : isBetween(times, opens, closes);
  if (isThrough && (times.length > 1 || (closes === undefined && isHalfDay(hours)))) return false;
  if (times.length === 0 || !isOpen) return times.length === 0 && !isOpen;
  const fits = (claimed: readonly number[] | undefined, edge: 'opens' | 'closes') =>
    claimed === undefined || times.some((time) => claimed.includes(time[edge]));
  return (
    fits(opens, 'opens') &&
    fits(closes, 'closes') &&
    (last === undefined || last.some((minutes) => times.some((time) => minutes >= time.opens && minutes < time.closes)))
  );
}

/** Returns true for a statement about a treatment or a person at a time at which the clinic is closed. */
export const isOutside = (claim: OpeningClaim, week: Week): boolean =>
  claim.days.some((day) => isOutsideOn(claim, week[day]));

/** Returns true for a claim about a time of a day at which the clinic is closed. */
export function isOutsideOn(
  { opens, closes, last, part, isOpen }: Omit<OpeningClaim, 'days'>,
  hours: DayHours,
): boolean {
  const times = timesOf(hours, part);
  const fits = (claimed: readonly number[] | undefined) =>
    claimed === undefined ||
    claimed.some((minutes) => times.some((time) => minutes >= time.opens && minutes <= time.closes));
  return isOpen && (!fits(opens) || !fits(closes) || !fits(last) || times.length === 0);
}
