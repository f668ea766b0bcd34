import { matchesOf } from '../core/pattern.ts';
import { CLINIC_NOUN, CLINIC_OR_DESK } from './clinic-nouns.ts';
import { MONTH_WORDS } from './date.ts';
import { type DayGroup, dayGroupsIn, type Place } from './day-groups.ts';
import { daysWithout, type TimesOfDays } from './exception-days.ts';
import { firstsIn } from './first-appointments.ts';
import { WEEKDAY_WORDS, type Weekday } from './hours.ts';
import { hoursClauses, hoursPart } from './hours-clauses.ts';
import { NUMBER_WORDS, ORDINAL_WORDS, writtenNumber } from './number-words.ts';
import { LATE_MORNING, LUNCH, RANGE, timesIn } from './opening-claim-times.ts';
import { closedSpansIn, withoutSpans } from './spans-of-days.ts';
import { TIME } from './spoken-time.ts';
import {
  CLOSED,
  isOpenStated,
  isThrough,
  type PartOfDay,
  wholeDayClaims,
  worksThroughLunch,
} from './whole-day-claims.ts';

/**
 * The opening hours that a sentence states for some days, in minutes after midnight; several if a time is ambiguous.
 */
export interface OpeningClaim extends TimesOfDays {
  /** The part of the day, if the sentence states no time. */
  readonly part?: PartOfDay;
  /** True if the sentence says that the clinic is closed on no other day. */
  readonly isOnly?: boolean;
  /** True for the evening on which the clinic closes later than on other days, if the sentence states no time. */
  readonly isLate?: boolean;
  /** True for a day on which the clinic closes early or opens late, if the sentence states no time. */
  readonly isHalf?: boolean;
  /** True if the sentence says that the clinic does not close for lunch. */
  readonly isThrough?: boolean;
  /** False if the sentence says that the clinic is closed on these days. */
  readonly isOpen: boolean;
}

/** 'may' is a month before a number, and otherwise usually a verb. */
const MONTH = MONTH_WORDS.map((month) => (month === 'may' ? 'may \\d' : month)).join('|');
const HOLIDAY = '(?:(?:bank|public) )?holidays?|christmas|boxing day|easter|good friday|new year';
/** A day with a date, a holiday, or one weekday of a month: special hours. */
export const SPECIAL = new RegExp(
  [
    `(?:\\b(?:\\d{1,2}(?:st|nd|rd|th)?|${ORDINAL_WORDS}) (?:of )?)?\\b(?:${MONTH}|${HOLIDAY})\\b`,
    '\\d(?:st|nd|rd|th)\\b',
    `\\b(?:first|second|third|fourth|last) ${WEEKDAY_WORDS} (?:in|of)\\b`,
  ].join('|'),
);

/** Returns true for a text that names a date or a holiday. */
export const isSpecialDay = (text: string): boolean => SPECIAL.test(text);

/** Returns what a normalised sentence says about opening hours. */
export function openingClaimsIn(sentence: string): readonly OpeningClaim[] {
  const spans = SPECIAL.test(sentence) ? [] : closedSpansIn(sentence);
  return spans.length > 0 ? spans : claimsOfDays(withoutSpans(sentence));
}

function claimsOfDays(sentence: string): readonly OpeningClaim[] {
  const usual = sentence.replace(AND_SPECIAL, '');
  const text = hoursPart(usual);
  const groups = dayGroupsIn(text).filter(
    ({ at, length }) => !COMPARED.test(text.slice(0, at)) && !DIFFERS.test(text.slice(at + length)),
  );
  if (groups.length === 0 || SPECIAL.test(usual)) return [];
  const lunches = lunchesIn(usual);
  const times = timesIn(text).filter(({ at, length }) => !OF_SOME_DAYS.test(text.slice(at + length)));
  const timed = times.map((claim) => ({
    ...(lunches.find(({ at }) => at === claim.at) ?? claim),
    days: daysFor(text, groups, claim, times),
    isOpen: true,
    ...(isThrough(text) || (groups.length === 1 && worksThroughLunch(usual)) ? { isThrough: true } : {}),
  }));
  if (timed.length === 0 && LUNCH.test(text) && !NO_LUNCH.test(text))
    return groups.map((group) => ({ ...group, isOpen: true, isBreak: true }));
  return timed.length > 0
    ? timed.map((claim) => ({ ...claim, days: daysWithout(claim, timed) }))
    : hoursClauses(usual).flatMap((clause) => wholeDayClaims(clause, dayGroupsIn(clause)));
}

/** 'At nine on most days, and at eight on Thursdays': nobody knows which days these are. */
const OF_SOME_DAYS = /^,? on (?:most|some|certain|several|a few)(?: other)? (?:week)?days\b/;

/** 'On Fridays we open an hour later than on other days, and close at six': the days of a comparison have other hours. */
const COMPARED = /\b(?:than|unlike) (?:(?:on|at|the|our|we|it|do|does|is|are|any|all|most|other) )*$/;

/** 'From ten to four: on Fridays earlier than our usual hours', of a course */
const DIFFERS = /^ (?:earlier|later)\b[^,;:.]* than (?:our|the|its) (?:usual|normal|regular|opening)\b/;

/** '…, and on bank holidays we sleep in', '… except on bank holidays' */
const AND_SPECIAL = new RegExp(
  `(?:, (?:and|but)|,? (?:except|excluding|apart from|other than)(?: for)?(?: on)?) [^,;]*(?:${SPECIAL.source}).*$`,
);

const DAILY_VERB =
  '(?:always |usually |normally )?(?:(?:opens?|closes?|shuts?) (?:at|from)|(?:is|are|stays?) open (?:from|until|till|to))\\b';
/** Words for the hours of no particular day: 'The clinic opens at eight.', 'Open from eight, so that …' */
const DAILY = new RegExp(
  `\\b(?:we|the ${CLINIC_NOUN}|(?:our|the) doors?) ${DAILY_VERB}|^\\W*open (?:from|until|till)\\b`,
);
/** 'With the last patient going in at eight' */
const LAST_OF_DAY =
  /\b(?:the|our) last (?:patient|client|appointment|slot)s? (?:go|is|are|starts?|begins?|comes?|leav)\w*/;
/** The desk of a clinic can open later than its doors, but not before them. */
const DESK = new RegExp(`\\b(?:our|the) (?:desk|office|reception) ${DAILY_VERB}`);
const DAYS_A_WEEK = new RegExp(
  `\\b(?:open|we (?:are (?:here|there)|work|see (?:patients|clients|people)))\\b[^,;.]* (?<count>[2-6]|(?!seven\\b)${NUMBER_WORDS}) (?<unit>days|evenings) a week\\b`,
);

/** The times of lunch, with the words after them: 'between one and two, because that is when we have our lunch'. */
const lunchesIn = (sentence: string): readonly Omit<OpeningClaim, 'days'>[] =>
  !LUNCH.test(sentence)
    ? []
    : timesIn(sentence)
        .filter(({ at, length, isBreak }) => isBreak && !IS_LENGTH.test(sentence.slice(at + length)))
        .map((claim) => ({ ...claim, isOpen: true }));
/** 'We close for lunch only if nobody is waiting' */
const NO_LUNCH = /\b(?:not|never|no|only|if|unless|sometimes|when)\b|n't\b/;
/** 'From one to two hours', 'one to two people' */
const IS_LENGTH = /^ (?:hours?|minutes?|days?|weeks?|people|of)\b/;

/** Hours that a sentence states without a day; they are right if they are the hours of at least one day. */
export const dailyClaimsIn = (sentence: string): readonly Omit<OpeningClaim, 'days'>[] =>
  dayGroupsIn(sentence).length > 0 || SPECIAL.test(sentence)
    ? []
    : [
        ...timesAfter(DAILY, sentence),
        ...timesAfter(DESK, sentence).map((claim) => ({ ...claim, isWithin: true })),
        ...lunchesIn(sentence),
        ...firstsIn(sentence).map((claim) => ({ ...claim, isOpen: true })),
        ...timesAfter(LAST_OF_DAY, sentence).flatMap(({ last, closes, ...claim }) => {
          const late = (last ?? closes ?? []).filter((minutes) => minutes >= LATE_MORNING);
          return late.length === 0 ? [] : [{ ...claim, last: late, isWithin: true }];
        }),
        ...matchesOf(ROUND_THE_CLOCK, sentence).map(({ index, 0: { length } }) => ({
          ...{ at: index, length, opens: [0], closes: [MIDNIGHT], isOpen: true },
        })),
      ];

/** 'From nine, although the doors open at eight': only the second time is that of the doors. */
function timesAfter(words: RegExp, sentence: string): readonly Omit<OpeningClaim, 'days'>[] {
  const start = words.exec(sentence)?.index;
  if (start === undefined) return [];
  return timesIn(sentence)
    .filter(({ at }) => at >= start)
    .map((claim) => ({ ...claim, isOpen: true }));
}

const ROUND_THE_CLOCK = new RegExp(
  String.raw`(?<=\b(?:we(?: are|'re| see| treat| work)|(?:our|the) (?:${CLINIC_OR_DESK}|team|doctors|nurses|[a-z]+ists) (?:is|are|works?))\b[^.;,]*)\b(?:(?:a?round|around) the clock|24/7|(?:24|twenty-four) hours(?: a day)?|day and night)\b`,
  'g',
);
const MIDNIGHT = 1440;

/** 'We are open six days a week', 'open two evenings a week': the number of them, and its place. */
export function openDaysIn(
  sentence: string,
): (Place & { readonly count: number; readonly isEvenings: boolean }) | undefined {
  const match = DAYS_A_WEEK.exec(sentence);
  const text = match?.groups?.count ?? '';
  const unit = match?.groups?.unit ?? '';
  const count = writtenNumber(text);
  return match && count !== undefined
    ? {
        at: match.index + match[0].lastIndexOf(text),
        length: `${text} ${unit} a week`.length,
        count,
        isEvenings: unit === 'evenings',
      }
    : undefined;
}

/** 'from 25 to 28 December': the first number is a day, too. */
const FIRST_OF_RANGE = /\d{1,2}(?:st|nd|rd|th)? ?(?:to|until|till|and|-) ?(?:the )?$/;

/** Returns what a normalised sentence that names one day, such as Christmas Eve, says about its hours. */
export function claimsAboutDay(sentence: string, day: Place): readonly Omit<OpeningClaim, 'days'>[] {
  // The number of a date is not a time of day: '24 December' does not mean 24:00.
  const before = sentence.slice(0, day.at).replace(FIRST_OF_RANGE, (first) => ' '.repeat(first.length));
  const rest = `${before}${' '.repeat(day.length)}${sentence.slice(day.at + day.length)}`;
  const timed = timesIn(rest).map((claim) => ({ ...claim, isOpen: true }));
  if (timed.length > 0) return timed;
  const isClosed = CLOSED.test(rest);
  if (!isClosed && !isOpenStated(rest)) return [];
  return [{ ...day, isOpen: !isClosed, ...(isThrough(rest) ? { isThrough: true } : {}) }];
}

/** Divides a sentence with several days: 'Fridays until one, Saturdays until noon'. */
const SEPARATOR = /[,;]|\b(?:and|but|while)\b/g;

/** 'except on', 'but not on', before the only days of a sentence */
const EXCEPT = /\b(?:except|excluding|apart from|other than|but not|bar)(?: for| on)? $/;

/** The days of the part of the sentence in which a time is; if that names none, the nearest. */
function daysFor(
  sentence: string,
  groups: readonly DayGroup[],
  time: Place,
  times: readonly Place[],
): readonly Weekday[] {
  const isInside = (index: number, { at, length }: Place) => index >= at && index < at + length;
  const ends = matchesOf(SEPARATOR, sentence)
    .map(({ index }) => index)
    .filter((index) => ![...groups, time].some((place) => isInside(index, place)));
  const partOf = ({ at }: Place) => ends.filter((index) => index < at).length;
  const own = groups.filter((group) => partOf(group) === partOf(time));
  // 'We open at nine, except on Thursdays, when we begin at eleven': of the other days, which the sentence does not name.
  const isOfOthers = groups.every(({ at }) => at > time.at && EXCEPT.test(sentence.slice(time.at, at)));
  const hasOwnTime = (group: DayGroup) =>
    AT_TIME.test(sentence.slice(endOf(group))) || times.some((other) => partOf(other) === partOf(group));
  // 'We open at nine, on Mondays at ten, and close at one on Fridays'
  const haveOwnTimes = groups.every((group) => partOf(group) > partOf(time) && hasOwnTime(group));
  if (isOfOthers || haveOwnTimes) return [];
  // 'Wednesdays are shorter, from eight to six, and on Fridays we stop at five': Friday has a time of its own.
  const free = groups.filter((group) => !times.some((other) => other !== time && partOf(other) === partOf(group)));
  return nearest([own, free, groups].find(({ length }) => length > 0) ?? [], time);
}

/** A time directly after a day: ' at one', ' from ten to four', ', when we stay until seven'; or ' not at all' */
const AT_TIME = new RegExp(
  `^(?: |, when (?:we|the [a-z]+) (?:[a-z]+ ){1,2})(?:(?:only|already|not) )?(?:at|from|until|till|to|by|between)(?: (?:about|around))? (?:${TIME})|^ not at all\\b`,
);
const endOf = ({ at, length }: Place): number => at + length;

function nearest(groups: readonly DayGroup[], { at, length }: Place): readonly Weekday[] {
  const distance = (group: Place) => Math.max(group.at - at - length, at - group.at - group.length);
  return groups.toSorted((a, b) => distance(a) - distance(b))[0]?.days ?? [];
}

/** Words around days and times that add nothing: 'Saturday mornings only, from nine to twelve', 'with a lunch break'. */
const FILLERS =
  /\b(?:and|or|to|till|until|from|at|by|on|in|the|only|also|just|always|between|opening|hours|times|start|finish|surgery|early|late|latest|earliest|mornings?|afternoons?|evenings?|every|each|all day|with(?:out exception)?|an?|lunch|break|as|like|usual|sharp|prompt(?:ly)?|exactly|precisely|on the dot)\b/g;

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
