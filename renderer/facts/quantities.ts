import { memoizeWeakly } from '../core/lazy.ts';
import type { Normalised } from './normalise.ts';
import {
  NUMBER_IN_WORDS,
  ORDINAL_WORDS,
  ordinalFromWords,
  PERCENT_OF_FRACTION,
  SHORT_NUMBER_IN_WORDS,
  writtenNumber,
} from './number-words.ts';

/** The thing that a number counts. */
export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'session' | 'percent';

/** A number with its unit in a sentence: '10–15 minutes', 'two weeks', 'half an hour', '50%'. */
export interface Quantity {
  /** Its position in the original text. */
  readonly at: number;
  readonly length: number;
  /** Its position in the normalised text. */
  readonly normalAt: number;
  readonly normalLength: number;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
  /** True for 'two working days', which can be four days. */
  readonly isWorking?: boolean;
}

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|${NUMBER_IN_WORDS})`;
/** 'three full days', 'a good hour', 'forty quiet minutes' */
const WHOLE =
  '(?: (?:full|whole|clear|good|calendar|single|entire|solid|quiet|calm|gentle|light|unhurried|restful|relaxed|relaxing|peaceful|quick|short|long))?';
const SHORT_NUMBER = String.raw`(?:\d+(?:\.\d+)?|${SHORT_NUMBER_IN_WORDS})`;
const COUNTED =
  'min(?:ute)?s?|h(?:ours?|rs?)?|days?|nights|weeks?|fortnights?|months?|years?|sessions?|business days?|working days?|%|per ?cent';
const CURRENCY = '(?:gbp|[£₤$€¥])';
const QUANTITY = new RegExp(
  [
    String.raw`(?<![\w£.,])(?<h>\d{1,2}) ?h(?:ours?|rs?)? ?(?:and )?(?<m>\d{1,2}) ?m(?:in(?:ute)?s?)?(?![a-z])`,
    String.raw`(?<![\w.,])(?:(?<whole>an?|one|${NUMBER})${WHOLE} hours? and (?:(?<rest>a half|a quarter|three[ -]quarters)|(?<odd>${NUMBER}) min(?:ute)?s?)|(?<halves>${NUMBER}) and a half hours|(?<quarters>(?:a |three[ -])?quarters?) of an hour)\b`,
    // 'two hours ten'
    String.raw`(?<![\w.,])(?<hoursAnd>an?|one|${NUMBER}) hours? (?<bareMinutes>(?:(?:twenty|thirty|forty|fifty)[ -])?five|ten|fifteen|twenty|thirty|forty|fifty|[1-5][05])(?= ?(?:$|[,;:!?)]|\.(?!\d)))`,
    String.raw`(?<![\w£.,])(?<part>${NUMBER})(?: [a-z]+){0,2} (?:in|out of) (?:every )?(?<of>two|three|four|five|six|seven|eight|nine|ten|twenty|(?:a )?hundred|(?:a )?thousand|10|20|50|100|1,?000)(?![\w.,:]*\d| ?-?(?:min|hour|day|week|month|year|session|visit|appointment|o'clock|pounds?)|[a-z])`,
    String.raw`\b(?<some>an?|one|two|three|four|nine) (?<fraction>third|quarter|fifth|tenth)s? of (?!an hour|a year)|\b(?<halfOf>half) (?:of )?(?=(?:the|all|our|your|their|those)\b)`,
    String.raw`(?<half>\bhalf[ -]an[ -]hour|\bhalf[ -]hour)\b`,
    String.raw`(?<partOfYear>\b(?:half|(?:an?|one|two|three) (?:third|quarter)s? of) a year\b)|(?<yearAndHalf>\b(?:a|one) year and a half\b)|(?<monthAndHalf>\b(?:a|one) month and a half\b)`,
    String.raw`\bday (?<dayNumber>\d{1,2}|${NUMBER_IN_WORDS})(?![\w-])|\bthe (?<ordinalDay>${ORDINAL_WORDS}) day\b`,
    String.raw`(?<an>(?:\ban?${WHOLE}|(?<=\bwithin )the|(?<=\b(?:free|no (?:extra )?(?:charge|cost))(?: of charge)? (?:for|in|within|during) )the first) (?:hour|day|week|fortnight|month|year)|(?<=\b(?:(?:up to|until|till|by(?: (?:noon|midday|lunch(?:time)?|teatime|breakfast))?|(?:us|know|ring|call|phone|text)(?: on)?|patch test) |call on ))the (?:day|morning|afternoon|evening|night)(?= before\b))\b(?! and a half)`,
    // 'between six and eight weeks' is read before 'six and eight', which looks like one number in words.
    String.raw`(?<=\bbetween )(?<low>${SHORT_NUMBER})(?: and |-)(?<high>${SHORT_NUMBER})(?:${WHOLE} |[ -]?)(?<unitBetween>${COUNTED})(?![a-z])`,
    String.raw`(?<![\w.,]|${CURRENCY} ?)(?<least>a couple of(?= (?:minute|hour|day|night|week|month|year|session)s)|${NUMBER})(?: ?(?:-|to|or) ?(?<most>${NUMBER}))?(?:${WHOLE} |[ -]?)(?<unit>${COUNTED})(?![a-z])`,
  ].join('|'),
  'g',
);

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^min/, 'minute'],
  [/^h/, 'hour'],
  [/day|^night|^evening|^morning|^afternoon/, 'day'],
  [/^week|^fortnight/, 'week'],
  [/^month/, 'month'],
  [/^year/, 'year'],
  [/^session/, 'session'],
  [/./, 'percent'],
];

const MINUTES: Readonly<Partial<Record<Unit, number>>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };
/** Months and years, which have no fixed number of days. */
const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, year: 12 };

/** Returns every number with a unit of time, sessions or per cent, in order. Several rules read the same texts. */
export const quantitiesIn = memoizeWeakly((normal: Normalised): readonly Quantity[] => {
  if (!UNIT.test(normal.text)) return [];
  return [...normal.text.matchAll(QUANTITY)].flatMap((match) => {
    const read = readMatch(match);
    if (!read) return [];
    const place = { normalAt: match.index, normalLength: match[0].length };
    return [{ ...normal.original(match.index, match[0].length), ...place, ...read }];
  });
});

/** Texts without a unit are skipped quickly. */
const UNIT =
  /min|hour|(?:\b|\d)h(?:rs?)?(?![a-z])|day|week|night|evening|afternoon|morning|month|year|session|%|cent| in | out of | of |half/;

function readMatch({
  groups = {},
}: RegExpExecArray): Pick<Quantity, 'unit' | 'least' | 'most' | 'isWorking'> | undefined {
  const { h, m, part, of, some, fraction = '', halfOf, half, an } = groups;
  const { least = groups.low, most = groups.high, unit = groups.unitBetween ?? '' } = groups;
  if (h !== undefined) return one('minute', Number(h) * 60 + Number(m));
  const ofPeriod = periodOf(groups);
  if (ofPeriod) return ofPeriod;
  if (part !== undefined) return share(part, of);
  if (halfOf !== undefined) return one('percent', 50);
  if (some !== undefined)
    return one('percent', (writtenNumber(some.replace(/^an?$/, 'one')) ?? 1) * (PERCENT_OF_FRACTION[fraction] ?? 0));
  if (half !== undefined) return one('minute', 30);
  if (an !== undefined)
    return an.endsWith('fortnight') ? one('week', WEEKS_IN_FORTNIGHT) : one(unitOf(an.replace(/^.* /, '')), 1);
  const parts = hourAndParts(groups);
  if (parts !== undefined) return one('minute', parts);
  const from = least === 'a couple of' ? 2 : writtenNumber(least ?? '');
  const to = most === undefined ? from : writtenNumber(most);
  if (from === undefined || to === undefined) return undefined;
  const factor = unit.startsWith('fortnight') ? WEEKS_IN_FORTNIGHT : 1;
  const isWorking = /^(?:business|working)/.test(unit);
  return {
    unit: unitOf(unit),
    least: from * factor,
    most: Math.max(from, to) * factor,
    ...(isWorking ? { isWorking } : {}),
  };
}

/** 'half a year', 'a quarter of a year', 'a month and a half', 'on day fourteen', 'from the fifth day' */
function periodOf({
  partOfYear,
  yearAndHalf,
  monthAndHalf,
  dayNumber,
  ordinalDay,
}: Readonly<Record<string, string | undefined>>) {
  if (partOfYear !== undefined) return one('month', monthsIn(partOfYear));
  if (yearAndHalf !== undefined) return one('month', 18);
  if (monthAndHalf !== undefined) return one('week', WEEKS_IN_MONTH_AND_HALF);
  const day = dayNumber === undefined ? ordinalFromWords(ordinalDay ?? '') : writtenNumber(dayNumber);
  return day === undefined || ordinalDay === 'first' ? undefined : one('day', day);
}

/** 'half a year' → 6, 'three quarters of a year' → 9 */
function monthsIn(partOfYear: string): number {
  const [number = '', fraction = ''] = partOfYear.split(/ |s? of /);
  if (number === 'half') return MONTHS_IN_YEAR / 2;
  const each = fraction.startsWith('third') ? MONTHS_IN_YEAR / 3 : MONTHS_IN_YEAR / 4;
  return (writtenNumber(number.replace(/^an?$/, 'one')) ?? 1) * each;
}
const MONTHS_IN_YEAR = 12;

/** 'six people in ten' → 60% */
function share(part: string, of = ''): ReturnType<typeof readMatch> {
  const [some, all] = [part, of.replace(',', '')].map(writtenNumber);
  return some === undefined || !all || some > all ? undefined : one('percent', (some / all) * 100);
}

const WEEKS_IN_FORTNIGHT = 2;
const WEEKS_IN_MONTH_AND_HALF = 6;

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^three/, 45],
  [/quarter/, 15],
  [/half/, 30],
];
const partOf = (text: string): number => PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? 0;

/** 'an hour and a quarter' → 75, 'two and a half hours' → 150, 'three quarters of an hour' → 45. */
function hourAndParts({
  hoursAnd,
  bareMinutes,
  whole = hoursAnd,
  rest,
  odd = bareMinutes,
  halves,
  quarters,
}: Readonly<Record<string, string | undefined>>) {
  if (quarters !== undefined) return partOf(quarters);
  const hours = whole === undefined ? halves : whole.replace(/^an?$/, '1');
  const count = hours === undefined ? undefined : writtenNumber(hours);
  if (count === undefined) return undefined;
  if (halves !== undefined) return count * 60 + 30;
  return count * 60 + (rest === undefined ? (writtenNumber(odd ?? '') ?? 0) : partOf(rest));
}

const one = (unit: Unit, value: number) => ({ unit, least: value, most: value });
const unitOf = (text: string): Unit => UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? 'percent';

/** Days, on average: months and weeks are compared roughly. */
export const DAYS: Readonly<Partial<Record<Unit, number>>> = { day: 1, week: 7, month: 30.44, year: 365.25 };
/** 'Two weeks' are ten working days. */
const WORKING_DAYS: typeof DAYS = { ...DAYS, week: 5, month: 21.75 };
/** 'four weeks' for 'a month'. */
const ROUGHLY = 0.09;

/** Checks whether two quantities have comparable units. */
export const areAlike = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit ||
  [MINUTES, MONTHS, DAYS].some((scale) => scale[a.unit] !== undefined && scale[b.unit] !== undefined);

/** Days of each unit of time, to compare times of any two units roughly. */
const ROUGH_DAYS: Readonly<Partial<Record<Unit, number>>> = { minute: 1 / 1440, hour: 1 / 24, ...DAYS };
/** A sentence seldom states a time wrongly by more than this factor. */
const MAX_RATIO = 12;

/**
 * Checks whether two quantities are near enough to be about the same thing: '24 hours' and 'two days', but not 'two
 * years'.
 */
export function areComparable(a: Quantity, b: Quantity, ratio: number = MAX_RATIO): boolean {
  if (!areAlike(a, b)) return false;
  const [first, second] = [ROUGH_DAYS[a.unit] ?? 1, ROUGH_DAYS[b.unit] ?? 1];
  return a.least * first <= b.most * second * ratio && b.least * second <= a.most * first * ratio;
}

/**
 * Checks whether one range is within the other: '4 months' in '3–4 months', '2 days' in '48 hours', '3 months' in
 * '12–13 weeks'.
 */
export function isWithin(inner: Quantity, outer: Quantity): boolean {
  // Over a weekend, 24 hours are over before one working day.
  if ((inner.unit === 'hour' && outer.isWorking) || (outer.unit === 'hour' && inner.isWorking)) return false;
  const exact = [MINUTES, MONTHS].find((each) => each[inner.unit] !== undefined && each[outer.unit] !== undefined);
  const isOfWork = inner.isWorking === true || outer.isWorking === true;
  const scale = inner.unit === outer.unit ? undefined : isOfWork ? WORKING_DAYS : (exact ?? DAYS);
  const [a, b] = [scale?.[inner.unit] ?? 1, scale?.[outer.unit] ?? 1];
  const margin = scale === DAYS || scale === WORKING_DAYS ? ROUGHLY : 0;
  return inner.least * a >= outer.least * b * (1 - margin) && inner.most * a <= outer.most * b * (1 + margin);
}

/** The least number of days in a time: 'two to three weeks' → 14. */
export const leastDays = ({ least, unit }: Pick<Quantity, 'least' | 'unit'>): number => least * (ROUGH_DAYS[unit] ?? 1);

/** Checks whether one time is shorter than another: 'ten days' than 'a fortnight'. */
export const isShorter = (a: Quantity, b: Quantity): boolean =>
  areAlike(a, b) && leastDays({ ...a, least: a.most }) < leastDays(b);
