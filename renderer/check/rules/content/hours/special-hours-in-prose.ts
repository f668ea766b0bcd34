/** Hours of days that differ from the week, such as Christmas Eve, in sentences that name the day. */
import { adoptedHolidays, allSpecialDays } from '../../../../config/derived/special-days.ts';
import type { Site } from '../../../../config/site.ts';
import { literal } from '../../../../core/pattern.ts';
import { addDays, daysBetween, isoDay, longDate, MONTH_WORDS } from '../../../../facts/date.ts';
import { dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { type DayHours, WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { nthWeekdaysIn } from '../../../../facts/nth-weekdays.ts';
import { claimsAboutDay, type OpeningClaim } from '../../../../facts/opening-claims.ts';
import { holidaysOf, type SpecialDays } from '../../../../facts/special-days.ts';
import { TIME } from '../../../../facts/spoken-time.ts';
import { weekdayOf } from '../../../../facts/week.ts';
import { namedDatesIn, writtenDatesIn } from '../../../../facts/written-dates.ts';
import { overlap } from '../../public-texts/index.ts';

/** A day with other hours than those of the week. */
interface SpecialDay {
  /** '24 December 2026', 'bank holidays' */
  readonly name: string;
  readonly hours: DayHours;
}

/** A day that a sentence can name, and its words for it. */
interface Named extends SpecialDay {
  readonly pattern: RegExp;
}

/** A day that a sentence names, and where. */
interface Mention extends SpecialDay, Place {
  /** True for a date without a year, on which the clinic may once close earlier than usual. */
  readonly isWithin?: true;
}

/** What a sentence states about such a day. */
export interface SpecialClaim extends SpecialDay {
  readonly claim: Omit<OpeningClaim, 'days'>;
}

/**
 * Returns what a sentence says about the one day with other hours that it names: 'On Christmas Eve we close at two.'
 */
export function specialClaimsFinder(site: Site, today: string): (sentence: string) => readonly SpecialClaim[] {
  // 'Easter Monday' means the next one.
  const days = [...allSpecialDays(site), ...holidaysOff(site)].filter(({ to }) => to >= today);
  const named = [
    ...days.map(({ reason, from, hours }) => ({ pattern: wholeWords(reason), name: longDate(from), hours })),
    ...holidaysWithin(days, site, today),
    ...betweenHolidays(days),
    ...everyHoliday(site, today),
  ];
  return (stated) => {
    const sentence = stated.replace(COMPARED, ({ length }) => ' '.repeat(length));
    const special = longest([
      ...datesIn(sentence, days),
      ...nthWeekdaysOf(sentence, days),
      ...named.flatMap((one) => mentionsOf(one, sentence)),
    ]);
    const isUsual = special.length === 0 && (OPENS.test(sentence) || UNTIL_NEXT.test(sentence));
    const mentions = isUsual ? usualDatesIn(sentence, days, site, today) : special;
    const [mention, ...others] = mentions;
    if (!mention || others.some(({ hours }) => hours.text !== mention.hours.text) || hasOtherDay(sentence, mentions))
      return [];
    const { name, hours, at, length, isWithin } = mention;
    // 'from 24 December until 3 January': the number of the other date is no time either.
    return claimsAboutDay(others.reduce(without, withoutFirstDays(sentence)), { at, length }).map((claim) => ({
      claim: isWithin ? { ...claim, isWithin } : claim,
      // 'Closed on Good Friday, and open on Easter Monday from ten'
      name: mentions.findLast((day) => day.at < claim.at)?.name ?? name,
      hours,
    }));
  };
}

/** 'Christmas Eve' does not also mean Christmas, and 'Thursday 24 December' is one day. */
const longest = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(
    (one) => !mentions.some((other) => other.length > one.length && other.at <= one.at && endOf(one) <= endOf(other)),
  );

const endOf = ({ at, length }: Place): number => at + length;

const without = (sentence: string, { at, length }: Place): string =>
  `${sentence.slice(0, at)}${' '.repeat(length)}${sentence.slice(at + length)}`;

/** 'Closed from 2 to 5 April': the first day of such a span is no time. */
const withoutFirstDays = (sentence: string): string => sentence.replace(FIRST_DAY, ({ length }) => ' '.repeat(length));
const FIRST_DAY = new RegExp(
  `\\b(?:from|between) (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?=(?:to|until|till|and) (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_WORDS.join('|')})\\b)`,
  'g',
);

/** The bank holidays on a weekday on which the clinic is always closed: Easter Monday, if it is closed on Mondays. */
const holidaysOff = ({ clinic, bankHolidays }: Site): readonly SpecialDays[] =>
  (bankHolidays?.days ?? [])
    .map(({ day, name }) => ({ from: day, to: day, reason: name, hours: clinic.hours[weekdayOf(day)] }))
    .filter(({ hours }) => hours.kind === 'closed');

/** The bank holidays within a closure, which has a reason of its own: 'Easter Monday' within 'Easter'. */
const holidaysWithin = (days: readonly SpecialDays[], { bankHolidays }: Site, today: string): readonly Named[] =>
  (bankHolidays?.days ?? [])
    .filter(({ day }) => day >= today)
    .flatMap(({ day, name }) =>
      days
        .filter(({ from, to, reason }) => from <= day && day <= to && reason !== name)
        .map(({ hours }) => ({ pattern: wholeWords(name), name: longDate(day), hours })),
    );

/** 'Before Christmas' and 'after Christmas' do not mean Christmas itself. */
const OTHER_SIDE = '(?<!\\b(?:before|after|between|until|till|from|since|for|your|our|the) )';
const ITSELF = new RegExp(`${OTHER_SIDE}$`);

const wholeWords = (text: string): RegExp =>
  new RegExp(`${OTHER_SIDE}\\b${literal(normalise(text).text)}(?![\\w-])`, 'g');

const BETWEEN = /\bbetween christmas(?: day)? and (?:the )?new year(?:'s (?:eve|day))?\b/g;
/** The days between two holidays, if the clinic is closed on them or has other hours. */
const betweenHolidays = (days: readonly SpecialDays[]): readonly Named[] =>
  days.flatMap(({ from, to, hours }) => {
    const day = `${from.slice(0, 4)}-12-29`;
    return from <= day && day <= to ? [{ pattern: BETWEEN, name: longDate(day), hours }] : [];
  });

/** 'bank holidays', if the hours are the same on all that are still to come. */
function everyHoliday(site: Site, today: string): readonly Named[] {
  const [first, ...others] = adoptedHolidays(site).filter(({ days }) => days.some(({ day }) => day >= today));
  if (!first || others.some(({ hours }) => hours.text !== first.hours.text)) return [];
  const name = holidaysOf(site.clinic.address.country);
  return [{ pattern: new RegExp(`\\b${name.slice(0, -1)}s?\\b`, 'g'), name, hours: first.hours }];
}

const mentionsOf = ({ pattern, name, hours }: Named, sentence: string): readonly Mention[] =>
  [...sentence.matchAll(pattern)].map(({ 0: { length }, index: at }) => ({ at, length, name, hours }));

/** The dates of a sentence that are days with other hours; 'open again after 3 January' says nothing about that day. */
const datesIn = (sentence: string, days: readonly SpecialDays[]): readonly Mention[] =>
  [
    ...writtenDatesIn(sentence).filter(({ at }) => !/\b(?:after|before) (?:the )?$/.test(sentence.slice(0, at))),
    ...namedDatesIn(sentence).filter(({ at }) => ITSELF.test(sentence.slice(0, at))),
  ].flatMap(({ at, length, day, month, year }) => {
    if (day === undefined) return [];
    const found = days.flatMap(({ from, to, hours }) =>
      [...new Set([from.slice(0, 4), to.slice(0, 4)])]
        .filter((of) => year === undefined || of === String(year))
        .map((of) => isoDay(of, month, day))
        .filter((date) => from <= date && date <= to)
        .map((date) => ({ at, length, name: longDate(date), hours })),
    );
    return found.slice(0, 1);
  });

/** 'On Saturday, 9 January 2027, we stay open until four' says something of that day alone. */
const OPENS = /\bwe\b[^,;:.]*\b(?:open|close|shut)\b(?! (?:days?|mornings?|evenings?|house)\b)/;
/** 'The last appointments are on Wednesday 23 December, until 7pm' */
const UNTIL_NEXT = new RegExp(
  `\\b(?:appointments?|we (?:are|work|see)|(?:we|you) (?:\\w+ )?(?:find|reach))\\b[^.;:]*\\b${WEEKDAY_WORDS},? (?:the )?\\d[^,;:.]*,? until ${TIME}`,
);
const DAYS_PLANNED = 183; // few clinics have entered special hours further ahead
/** The dates of a sentence, with their years or their days of the week, that are to come and have the hours of their day of the week. */
const usualDatesIn = (sentence: string, days: readonly SpecialDays[], site: Site, today: string): readonly Mention[] =>
  writtenDatesIn(sentence).flatMap(({ at, length, day, month, year }) => {
    const [weekday] = WEEKDAY_BEFORE.exec(sentence.slice(0, at)) ?? [];
    const years = year === undefined && weekday ? [0, 1].map((ahead) => Number(today.slice(0, 4)) + ahead) : [year];
    const date = years
      .flatMap((each) => (day === undefined || each === undefined ? [] : isoDay(each, month, day)))
      .find((each) => each >= today && (year !== undefined || weekday?.startsWith(weekdayOf(each))));
    if (
      date === undefined ||
      date < today ||
      date > addDays(today, DAYS_PLANNED) ||
      days.some(({ from, to }) => from <= date && date <= to)
    )
      return [];
    return [
      {
        at,
        length,
        name: longDate(date),
        hours: site.clinic.hours[weekdayOf(date)],
        ...(year === undefined ? { isWithin: true } : {}),
      },
    ];
  });

const WEEKDAY_BEFORE = new RegExp(`${WEEKDAY_WORDS},? (?:the )?$`);

/** 'On the first Monday in May', if it is one of these days. */
const nthWeekdaysOf = (sentence: string, days: readonly SpecialDays[]): readonly Mention[] =>
  nthWeekdaysIn(sentence).flatMap(({ at, length, is }) =>
    days
      .flatMap(({ from, to, hours }) =>
        Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => ({ date: addDays(from, ahead), hours })),
      )
      .filter(({ date }) => is(date))
      .slice(0, 1)
      .map(({ date, hours }) => ({ at, length, name: longDate(date), hours })),
  );

/** 'On Christmas Eve until four, like on any Saturday': the other day is only compared. */
const COMPARED =
  /\b(?:like|(?:just )?as|than) (?:on|every) (?:(?:any|every|each|an?|ordinary|normal|all|other|usual) )*[a-z]+days?\b/g;

/** 'On Good Friday and on the Monday as well', 'On Christmas Eve, a Thursday': the day of the same holiday, or its own. */
const AND_THE = /^(?:,? and (?:also )?(?:on )?the|,? \(?(?:(?:which|this year|this) (?:is|falls on) )?an?) $/;

/** 'On Mondays from nine, and on Christmas Eve from ten' also states usual hours; 'Thursday 24 December' does not. */
const hasOtherDay = (sentence: string, mentions: readonly Mention[]): boolean =>
  dayGroupsIn(sentence).some(
    (group) =>
      !mentions.some(({ at, length }) => group.at + group.length + 2 >= at && group.at <= at + length + 2) &&
      !mentions.some((mention) => AND_THE.test(sentence.slice(endOf(mention), group.at))),
  ) || writtenDatesIn(sentence).some((date) => !mentions.some((mention) => overlap(mention, date)));
