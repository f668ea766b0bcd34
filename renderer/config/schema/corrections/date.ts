import { isoDay, longDate, MONTHS, parseDate } from '../../../facts/date.ts';
import { withPlainMarks } from '../../../facts/lookalike-marks.ts';
import type { Correction } from './correction.ts';

interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Explains a date that is written otherwise than '2027-04-05', or that is not in the calendar.
 * @param yearOf the year that is meant if the text has none, by the month and the day: '-12-25'
 */
export function correctDate(text: string, yearOf = (_: string): number => EXAMPLE_YEAR): Correction | undefined {
  const written = readDateParts(text);
  if (written === undefined) return incomplete(text, yearOf);
  const iso = isoOf(written);
  if (parseDate(iso) === undefined) return { reason: whyNotInCalendar(written), help: 'Correct the day or the month.' };
  return { help: `Write ${longDate(iso)} as ${iso}.`, instead: iso };
}

/** '25 Dec', '25th of December', 'December 25'; '2027-04', 'April 2027'. */
const WITHOUT_YEAR =
  /^(?:[a-z]+day,? )?(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?)\.?$/i;
/** '25/12' and '25.12.', in British order. */
const NUMBERS_WITHOUT_YEAR = /^(\d{1,2})[-/. ](\d{1,2})\.?$/;
const WITHOUT_DAY = /^(?:([a-z]{3,9})\.? (\d{4})|(\d{4})[-/. ](\d{1,2}))$/i;

/** Explains a date without its year or its day; the year of the example is not certain. */
function incomplete(text: string, yearOf: (monthAndDay: string) => number): Correction | undefined {
  const tidy = tidied(text);
  const wholeMonth = END_OF_MONTH.exec(tidy);
  if (wholeMonth) return lastDay(wholeMonth[1] ?? '', wholeMonth[2], yearOf);
  const written = readWithoutYear(tidy);
  if (written !== undefined) {
    const iso = isoOf({ ...written, year: yearOf(isoOf(written).slice(1)) });
    return parseDate(iso) === undefined
      ? undefined
      : { reason: 'the year is missing', help: `For ${longDate(iso)}, write “${iso}”.` };
  }
  const [withoutDay, name, yearAfter, year, month] = WITHOUT_DAY.exec(tidy) ?? [];
  if (withoutDay === undefined) return undefined;
  const first = name === undefined ? { year: Number(year), month: Number(month), day: 1 } : named(name, '1', yearAfter);
  const iso = first && isoOf(first);
  return iso === undefined || parseDate(iso) === undefined
    ? undefined
    : { reason: 'the day is missing', help: `For ${longDate(iso)}, write “${iso}”.` };
}

/** 'end of January', 'the end of March 2027' */
const END_OF_MONTH = /^(?:the )?end of ([a-z]{3,9})(?: (\d{4}))?$/i;

function lastDay(name: string, year: string | undefined, yearOf: (monthAndDay: string) => number) {
  const first = named(name, '1', year ?? '0');
  if (!first) return undefined;
  const inYear = year === undefined ? yearOf(isoOf({ ...first, day: 28 }).slice(1)) : first.year;
  const iso = isoOf({ ...first, year: inYear, day: new Date(Date.UTC(inYear, first.month, 0)).getUTCDate() });
  return { reason: 'it is not a day', help: `For ${longDate(iso)}, write “${iso}”.` };
}

/** Reads a day whose year is missing; its year is 0. */
function readWithoutYear(tidy: string): WrittenDate | undefined {
  const [, day, month] = NUMBERS_WITHOUT_YEAR.exec(tidy) ?? [];
  if (day !== undefined) return { year: 0, month: Number(month), day: Number(day) };
  const [, dayBefore, nameAfter, nameBefore, dayAfter] = WITHOUT_YEAR.exec(tidy) ?? [];
  return named(nameAfter ?? nameBefore ?? '', dayBefore ?? dayAfter, '0');
}

const EXAMPLE_YEAR = 2027;

function whyNotInCalendar({ year, month, day }: WrittenDate): string {
  const name = MONTHS[month - 1];
  if (name === undefined) return `there is no month ${month}`;
  if (day === 0) return 'there is no day 0';
  return `${name} ${year} has ${new Date(Date.UTC(year, month, 0)).getUTCDate()} days`;
}

const isoOf = ({ year, month, day }: WrittenDate): string => isoDay(year, month, day);

const tidied = (text: string): string => withPlainMarks(text).trim().replace(/\s+/g, ' ');

/** Numbers in the order of the year ('2027/4/5', '20270405') or in British order ('5/4/2027', '5.4.27'). */
const YEAR_FIRST = /^(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
/** '5 April 2027', 'Monday 5th of April, 2027', 'April 5, 2027'. */
const DAY_AND_NAME = /^(?:[a-z]+day,? )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?,? (\d{4})$/i;
const NAME_AND_DAY = /^(?:[a-z]+day,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;

function readDateParts(text: string): WrittenDate | undefined {
  const tidy = tidied(text);
  const [, year, separate, last, joined, end] = YEAR_FIRST.exec(tidy) ?? [];
  const [month, day] = [separate ?? joined, last ?? end];
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) };
  const [, britishDay, britishMonth, shortYear = ''] = DAY_FIRST.exec(tidy) ?? [];
  if (britishDay !== undefined)
    return { year: Number(shortYear.padStart(4, '20')), month: Number(britishMonth), day: Number(britishDay) };
  const [, dayBefore, nameAfter = '', yearAfter] = DAY_AND_NAME.exec(tidy) ?? [];
  if (dayBefore !== undefined) return named(nameAfter, dayBefore, yearAfter);
  const [, nameBefore = '', dayAfter, lastYear] = NAME_AND_DAY.exec(tidy) ?? [];
  return named(nameBefore, dayAfter, lastYear);
}

/** Accepts a whole month or its usual abbreviation: 'April', 'apr', 'Sept'. */
function named(name: string, day: string | undefined, year: string | undefined): WrittenDate | undefined {
  const month = MONTHS.findIndex((full) => name.length >= 3 && full.toLowerCase().startsWith(name.toLowerCase())) + 1;
  return month === 0 ? undefined : { year: Number(year), month, day: Number(day) };
}
