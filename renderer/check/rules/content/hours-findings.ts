/** Compares hours that a sentence states with those of the config. */

import { listed } from '../../../core/wording.ts';
import { clockTime, type DayHours, dayName, openTimes, WEEKDAYS, type Weekday } from '../../../facts/hours.ts';
import { type OpeningClaim, openDaysIn } from '../../../facts/opening-claims.ts';
import type { Week } from '../../../facts/week.ts';
import type { PartOfDay } from '../../../facts/whole-day-claims.ts';
import { authoredAt, type PublicText, quoteOrUpdateHelp, type Span, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { dayHelp, differenceOn, reading } from './hours-messages.ts';
import type { SpecialClaim } from './special-hours-in-prose.ts';

/** The position of the hours in a sentence. */
export interface Context {
  readonly publicText: PublicText;
  readonly span: { readonly at: number; readonly length: number };
  readonly input: RuleInput;
}

export function findingOf(claim: OpeningClaim, { publicText, span, input }: Context): readonly RuleFinding[] {
  const { hours } = input.site.clinic;
  const day = claim.isOnly
    ? WEEKDAYS.find((each) => !claim.days.includes(each) && openTimes(hours[each]).length === 0)
    : claim.days.find((each) => !isAsClaimed(claim, each, hours));
  if (day === undefined) return [];
  const stated = openTimes(hours[day]).map(({ opens, closes }) => `${clockTime(opens)}–${clockTime(closes)}`);
  const read = reading(claim);
  return [
    {
      message: differenceOn(day, textAt(publicText, span), stated),
      help: `${read === '' ? '' : `${read} `}${quoteOrUpdateHelp(publicText, dayHelp(day, stated))}${otherDayHelp(claim, hours)}`,
      ...authoredAt(publicText, span),
      against: stated.join(', ') || 'closed',
    },
  ];
}

/** 'On Thursdays until eight', if it is on Wednesdays: the day may be wrong, and not the time. */
function otherDayHelp(claim: OpeningClaim, hours: Week): string {
  if (claim.opens === undefined && claim.closes === undefined) return '';
  const others = WEEKDAYS.filter((each) => !claim.days.includes(each) && agrees(claim, hours[each]));
  return others.length === 0 || others.length > MAX_OTHER_DAYS
    ? ''
    : ` If you mean ${listed(others.map(dayName), 'or')}, correct the day.`;
}

/** Hours of more days than these do not tell which day is meant. */
const MAX_OTHER_DAYS = 2;

/** Reports hours stated without a day if they match no day. */
export function dailyFinding(
  claim: Omit<OpeningClaim, 'days'>,
  { publicText, span, input }: Context,
): readonly RuleFinding[] {
  const { hours } = input.site.clinic;
  const open = WEEKDAYS.filter((day) => openTimes(hours[day]).length > 0);
  const [day] = open;
  const agreesOn = (each: Weekday) =>
    claim.isWithin ? !isOutside({ ...claim, days: [each] }, hours) : agrees(claim, hours[each]);
  if (day === undefined || open.some(agreesOn)) return [];
  return [
    {
      message: `“${textAt(publicText, span)}” differs from the opening hours of every day.`,
      help: quoteOrUpdateHelp(publicText, `Quote the hours: {clinic.hours.${day}}.`),
      ...authoredAt(publicText, span),
      against: open.map((each) => hours[each].text).join(', '),
    },
  ];
}

interface Located {
  readonly publicText: PublicText;
  readonly spanOf: (claim: Pick<OpeningClaim, 'at' | 'length'>) => Span;
  readonly input: RuleInput;
}

/** Reports 'open six days a week' if the clinic is open on five. */
export function openDayFindings(sentence: string, { publicText, spanOf, input }: Located): readonly RuleFinding[] {
  const stated = openDaysIn(sentence);
  const { hours } = input.site.clinic;
  const count = WEEKDAYS.filter((day) => openTimes(hours[day]).length > 0).length;
  if (!stated || stated.count === count) return [];
  const span = spanOf(stated);
  return [
    {
      message: `“${textAt(publicText, span)}” differs from the opening hours: the clinic is open on ${count} days.`,
      help: quoteOrUpdateHelp(publicText, 'Correct the number, or leave it out.'),
      ...authoredAt(publicText, span),
      against: String(count),
    },
  ];
}

export function specialFinding(
  { claim, name, hours }: SpecialClaim,
  { publicText, span }: Omit<Context, 'input'>,
): readonly RuleFinding[] {
  if (agrees(claim, hours)) return [];
  const stated = hours.text.toLowerCase();
  return [
    {
      message: `“${textAt(publicText, span)}” differs from the hours on ${name}: ${stated}.`,
      help: quoteOrUpdateHelp(publicText, 'Quote the special days: {clinic.hours.special}.'),
      ...authoredAt(publicText, span),
      against: stated,
    },
  ];
}

function isAsClaimed(claim: OpeningClaim, day: Weekday, hours: Week): boolean {
  if (claim.isLate) return isLatest(day, hours);
  if (claim.isWithin) return !isOutside({ ...claim, days: [day] }, hours);
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

const closingOf = (day: DayHours): number => Math.max(0, ...openTimes(day).map(({ closes }) => closes));
/** No other day has closing hours this late. */
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

function agrees(
  { opens, closes, last, part, isOpen, isBreak, isThrough }: Omit<OpeningClaim, 'days'>,
  hours: DayHours,
): boolean {
  const times = timesOf(hours, part);
  if (isBreak) return isBetween(times, opens, closes);
  if (isThrough && (times.length > 1 || isHalfDay(hours))) return false;
  if (times.length === 0 || !isOpen) return times.length === 0 ? !isOpen : false;
  const includes = (claimed: readonly number[] | undefined, facts: readonly number[]) =>
    claimed === undefined || claimed.some((minutes) => facts.includes(minutes));
  return (
    includes(
      opens,
      times.map((time) => time.opens),
    ) &&
    includes(
      closes,
      times.map((time) => time.closes),
    ) &&
    (last === undefined || last.some((minutes) => times.some((time) => minutes >= time.opens && minutes < time.closes)))
  );
}

/** Returns true for a statement about a treatment or a person at a time at which the clinic is closed. */
export const isOutside = ({ days, opens, closes, last, part, isOpen }: OpeningClaim, week: Week): boolean =>
  isOpen &&
  days.some((day) => {
    const times = timesOf(week[day], part);
    const fits = (claimed: readonly number[] | undefined) =>
      claimed === undefined ||
      claimed.some((minutes) => times.some((time) => minutes >= time.opens && minutes <= time.closes));
    return !fits(opens) || !fits(closes) || !fits(last) || times.length === 0;
  });
