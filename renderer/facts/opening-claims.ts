import { WEEKDAYS, type Weekday } from './hours.ts';
import { minutesOfTime, TIME } from './spoken-time.ts';

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
  /** False if the sentence says that the clinic is closed on these days. */
  readonly isOpen: boolean;
}

const DAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const PART = '(?:s|(?: (?:morning|afternoon|evening|night)s?))?';
const ONE_DAY = `(?<!\\w)${DAY}${PART}(?![a-z])`;
const DAYS = new RegExp(
  `(?:${ONE_DAY}(?:(?:, (?:and |or )?| and | or | & | ?- ?| to | through )${ONE_DAY})*|\\bweekdays\\b|\\bweekends?\\b|\\b(?:every day|daily|seven days a week|7 days a week)\\b)`,
  'g',
);

/** A day with a date, or a holiday: special hours. */
const SPECIAL =
  /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|holidays?|christmas|easter|new year)\b|\d(?:st|nd|rd|th)\b/;

const RANGE = new RegExp(`(?:\\bbetween )?(${TIME}) ?(-|to|until|till|and) ?(${TIME})`, 'g');
const CLOSING = `(?:until|till|up to|as late as|(?:clos(?:e|es|ing)|shuts?)(?: (?:our|its|the) doors)?(?: (?:at|by))?)`;
const OPENING = `(?:open(?:s|ing)?(?: (?:our|its|the) doors)?(?: (?:at|from|by))?|from|as early as)`;
const LAST = `last (?:appointment|visit|slot|booking|patient|client)s?(?: (?:is|are|starts?|begins?))?(?: (?:at|by))?`;
const SINGLE = new RegExp(
  `\\b(?:(?<closing>${CLOSING})|(?<opening>${OPENING})|(?<last>${LAST})) (?<time>${TIME})`,
  'g',
);
const CLOSED = /\b(?:closed|not open|shut)\b/;
const OPEN = /\bopen\b/;
const REGULAR = /days\b|^weekend|^every|^daily|s$|-| to /;
const NOT = /\b(?:not|n't|never|unless)\b/;

interface Place {
  readonly at: number;
  readonly length: number;
}

/** Returns what a normalised sentence says about opening hours. */
export function openingClaimsIn(sentence: string): readonly OpeningClaim[] {
  const groups = dayGroupsIn(sentence);
  if (groups.length === 0 || SPECIAL.test(sentence)) return [];
  const ranges = rangesIn(sentence);
  const singles = singlesIn(sentence).filter((one) => !ranges.some((range) => overlaps(one, range)));
  const timed = [...ranges, ...singles].map((claim) => ({ ...claim, days: nearest(groups, claim), isOpen: true }));
  return timed.length > 0 ? timed : wholeDays(sentence, groups);
}

type DayGroup = Place & Pick<OpeningClaim, 'days'>;

const EXCEPT = /\b(?:except|excluding|apart from|but not)(?: for| on)? $/;

/** 'weekdays except Wednesday' is one group of four days. */
function dayGroupsIn(sentence: string): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (const { 0: text, index } of sentence.matchAll(DAYS)) {
    const group = { at: index, length: text.length, days: daysIn(text) };
    const last = EXCEPT.test(sentence.slice(0, index)) ? groups.pop() : undefined;
    groups.push(last ? { ...last, days: last.days.filter((day) => !group.days.includes(day)) } : group);
  }
  return groups;
}

type Times = Place & Pick<OpeningClaim, 'opens' | 'closes' | 'last'>;

function rangesIn(sentence: string): readonly Times[] {
  return [...sentence.matchAll(RANGE)].flatMap(({ 0: text, 1: from = '', 2: to = '', 3: until = '', index }) => {
    const isBetween = text.startsWith('between');
    if ((to === 'and') !== isBetween) return [];
    return { at: index, length: text.length, opens: minutesOfTime(from), closes: minutesOfTime(until) };
  });
}

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
  // “Closed on Friday” announces an exception; “closed on Fridays” states the hours.
  if (isClosed && group && !REGULAR.test(sentence.slice(group.at, group.at + group.length))) return [];
  const isClear = group && others.length === 0 && (isClosed || (OPEN.test(sentence) && !NOT.test(sentence)));
  return isClear ? [{ ...group, isOpen: !isClosed }] : [];
}

const overlaps = (a: Place, b: Place): boolean => a.at < b.at + b.length && b.at < a.at + a.length;

function nearest(groups: readonly DayGroup[], { at, length }: Place): readonly Weekday[] {
  const distance = (group: Place) => Math.max(group.at - at - length, at - group.at - group.length);
  return groups.toSorted((a, b) => distance(a) - distance(b))[0]?.days ?? [];
}

/** 'tuesday to friday' → four days, 'sat & sun' → two, 'weekdays' → five. */
function daysIn(text: string): readonly Weekday[] {
  if (text.startsWith('weekday')) return WEEKDAYS.slice(0, 5);
  if (text.startsWith('weekend')) return WEEKDAYS.slice(5);
  if (/^(?:every|daily|seven|7)/.test(text)) return WEEKDAYS;
  return text.split(/, (?:and |or )?| and | or | & /).flatMap((part) => {
    const [first, last] = part.split(/ ?- ?| to | through /).map(dayOf);
    if (first === undefined) return [];
    const from = WEEKDAYS.indexOf(first);
    const to = last === undefined ? from : WEEKDAYS.indexOf(last);
    const count = ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
    return [...WEEKDAYS, ...WEEKDAYS].slice(from, from + count);
  });
}

const dayOf = (text: string): Weekday | undefined =>
  WEEKDAYS.find((day) => day.slice(0, 3) === text.trim().slice(0, 3));
