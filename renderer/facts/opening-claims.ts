import { type DayGroup, dayGroupsIn, type Place } from './day-groups.ts';
import type { Weekday } from './hours.ts';
import { minutesOfTime, TIME, TIME_RANGE } from './spoken-time.ts';

/** What a sentence says about the opening hours of some days; times are minutes after midnight, several if unclear. */
export interface OpeningClaim {
  /** Its position in the sentence. */
  readonly at: number;
  readonly length: number;
  readonly days: readonly Weekday[];
  readonly opens?: readonly number[];
  readonly closes?: readonly number[];
  /** The last appointment: before closing. */
  readonly last?: readonly number[];
  /** True for the evening on which the clinic closes later than on other days, if the sentence states no time. */
  readonly isLate?: boolean;
  /** False if the sentence says that the clinic is closed on these days. */
  readonly isOpen: boolean;
}

/** A day with a date, or a holiday: special hours. */
const SPECIAL =
  /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|holidays?|christmas|easter|good friday|new year)\b|\d(?:st|nd|rd|th)\b/;

/** Returns true for a text that names a date or a holiday. */
export const isSpecialDay = (text: string): boolean => SPECIAL.test(text);

const RANGE = new RegExp(`(?:\\bbetween )?(${TIME}) ?(-|to|until|till|and) ?(${TIME})|${TIME_RANGE}`, 'g');
const CLOSING = `(?:until|till|(?<=\\blate\\b[^.;]{0,40})to|up to|as late as|(?:clos(?:e|es|ing)|shuts?|locks? up|finish(?:es)?)(?: (?:our|its|the) doors)?(?: (?:at|by))?|(?:at|by)(?= ${TIME},? when (?:we|the \\w+) (?:clos|shut|lock)))`;
const OPENING = `(?:open(?:s|ing)?(?: (?:our|its|the) doors)?(?: (?:at|from|by))?|(?:we|surgery|clinic) (?:\\w+ )?starts?(?: (?:at|from))?|from|as early as)`;
const LAST = `last (?:appointment|visit|slot|booking|patient|client)s?(?: on [a-z]+)?(?: (?:is|are|starts?|begins?))?(?: (?:at|by))?`;
const SINGLE = new RegExp(
  `\\b(?:(?<closing>${CLOSING})|(?<opening>${OPENING})|(?<last>${LAST})) (?<time>${TIME})`,
  'g',
);
const CLOSED =
  /\b(?:closed|shut|(?:not|n't|never)(?: \w+)? open|no (?:surgery|clinic|appointments?|opening))\b|n't open\b/;
/** 'Our late evening is Thursday.' */
const LATE = /\b(?:late|long)(?:[ -]night)? (?:evening|night|opening|day|surgery)\b|\bopen late\b/;
const OPEN = /\bopen\b/;
const REGULAR = /days\b|^weekend|^every|^daily|s$|-| to /;
const NOT = /\b(?:not|never|unless)\b|n't\b/;

/** Returns what a normalised sentence says about opening hours. */
export function openingClaimsIn(sentence: string): readonly OpeningClaim[] {
  const groups = dayGroupsIn(sentence);
  if (groups.length === 0 || SPECIAL.test(sentence)) return [];
  const timed = timesIn(sentence).map((claim) => ({
    ...claim,
    days: daysFor(sentence, groups, claim),
    isOpen: true,
  }));
  return timed.length > 0 ? timed : wholeDays(sentence, groups);
}

/** Returns what a normalised sentence that names one day, such as Christmas Eve, says about its hours. */
export function claimsAboutDay(sentence: string, day: Place): readonly Omit<OpeningClaim, 'days'>[] {
  // The day itself is not a time: '24 December' is not noon of the 24th hour.
  const rest = `${sentence.slice(0, day.at)}${' '.repeat(day.length)}${sentence.slice(day.at + day.length)}`;
  const timed = timesIn(rest).map((claim) => ({ ...claim, isOpen: true }));
  if (timed.length > 0) return timed;
  const isClosed = CLOSED.test(rest);
  return isClosed || (OPEN.test(rest) && !NOT.test(rest)) ? [{ ...day, isOpen: !isClosed }] : [];
}

function timesIn(sentence: string): readonly Times[] {
  const ranges = rangesIn(sentence);
  return [...ranges, ...singlesIn(sentence).filter((one) => !ranges.some((range) => overlaps(one, range)))];
}

type Times = Place & Pick<OpeningClaim, 'opens' | 'closes' | 'last'>;

const rangesIn = (sentence: string): readonly Times[] =>
  [...sentence.matchAll(RANGE)].flatMap(({ 0: text, 1: from, 2: to, 3: until, 4: start, 5: end, index }) => {
    if (start === undefined && (to === 'and') !== text.startsWith('between')) return [];
    const [opens, closes] = [from ?? start ?? '', until ?? end ?? ''].map(minutesOfTime);
    return { at: index, length: text.length, opens, closes };
  });

const singlesIn = (sentence: string): readonly Times[] =>
  [...sentence.matchAll(SINGLE)].map(({ 0: text, index, groups = {} }) => {
    const { time = '', closing, opening } = groups;
    const place = { at: index + text.length - time.length, length: time.length };
    const minutes = minutesOfTime(time);
    if (closing !== undefined) return { ...place, closes: minutes };
    return opening === undefined ? { ...place, last: minutes } : { ...place, opens: minutes };
  });

/** 'closed on Mondays', 'open on Sundays'. */
function wholeDays(sentence: string, groups: readonly DayGroup[]): readonly OpeningClaim[] {
  const isClosed = CLOSED.test(sentence);
  const [group, ...others] = groups;
  if (group?.days.length === 1 && others.length === 0 && LATE.test(sentence) && !NOT.test(sentence))
    return [{ ...group, isOpen: true, isLate: true }];
  // “Closed on Friday” announces an exception; “closed on Fridays” states the hours.
  if (isClosed && group && !REGULAR.test(sentence.slice(group.at, group.at + group.length))) return [];
  const isClear = group && others.length === 0 && (isClosed || (OPEN.test(sentence) && !NOT.test(sentence)));
  return isClear ? [{ ...group, isOpen: !isClosed }] : [];
}

const overlaps = (a: Place, b: Place): boolean => a.at < b.at + b.length && b.at < a.at + a.length;

/** Divides a sentence with several days: 'Fridays until one, Saturdays until noon'. */
const SEPARATOR = /[,;]|\b(?:and|but|while)\b/g;

/** The days of the part of the sentence in which a time is; if that names none, the nearest. */
function daysFor(sentence: string, groups: readonly DayGroup[], time: Place): readonly Weekday[] {
  const isInside = (index: number, { at, length }: Place) => index >= at && index < at + length;
  const ends = [...sentence.matchAll(SEPARATOR)]
    .map(({ index }) => index)
    .filter((index) => ![...groups, time].some((place) => isInside(index, place)));
  const partOf = ({ at }: Place) => ends.filter((index) => index < at).length;
  const own = groups.filter((group) => partOf(group) === partOf(time));
  return nearest(own.length > 0 ? own : groups, time);
}

function nearest(groups: readonly DayGroup[], { at, length }: Place): readonly Weekday[] {
  const distance = (group: Place) => Math.max(group.at - at - length, at - group.at - group.length);
  return groups.toSorted((a, b) => distance(a) - distance(b))[0]?.days ?? [];
}

/** Words around days and times that add nothing: 'Saturday mornings only, from nine to twelve'. */
const FILLERS =
  /\b(?:and|or|to|till|until|from|at|by|on|in|the|only|also|just|always|between|opening|hours|times|start|finish|surgery|early|late|latest|earliest|mornings?|afternoons?|evenings?|every|each)\b/g;

/** Returns true for a sentence that consists of days and times: 'Saturdays 10 till 2.' */
export function isBareHours(sentence: string): boolean {
  const groups = dayGroupsIn(sentence);
  const withoutDays = groups.reduceRight(
    (text, { at, length }) => `${text.slice(0, at)} ${text.slice(at + length)}`,
    sentence,
  );
  const rest = withoutDays.replaceAll(RANGE, ' ').replaceAll(new RegExp(TIME, 'g'), ' ').replace(FILLERS, ' ');
  return groups.length > 0 && !/[\p{L}\p{N}]/u.test(rest);
}
