import { longDate, MONTHS, parseDate, twoDigits } from '../../../facts/date.ts';
import type { Correction } from './correction.ts';

interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Explains a date that is written otherwise than '2027-04-05', or that is not in the calendar. */
export function correctDate(text: string): Correction | undefined {
  const written = readDateParts(text);
  if (written === undefined) return undefined;
  const iso = `${written.year}-${twoDigits(written.month)}-${twoDigits(written.day)}`;
  if (parseDate(iso) === undefined) return { reason: whyNotInCalendar(written), help: 'Correct the day or the month.' };
  return { help: `Write ${longDate(iso)} as ${iso}.`, instead: iso };
}

function whyNotInCalendar({ year, month, day }: WrittenDate): string {
  const name = MONTHS[month - 1];
  if (name === undefined) return `there is no month ${month}`;
  if (day === 0) return 'there is no day 0';
  return `${name} ${year} has ${new Date(Date.UTC(year, month, 0)).getUTCDate()} days`;
}

/** Numbers in the order of the year ('2027/4/5') or in British order ('5/4/2027', '5.4.27'). */
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
/** '5 April 2027', 'Monday 5th of April, 2027', 'April 5, 2027'. */
const DAY_AND_NAME = /^(?:[a-z]+day,? )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?,? (\d{4})$/i;
const NAME_AND_DAY = /^(?:[a-z]+day,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;

function readDateParts(text: string): WrittenDate | undefined {
  const tidy = text.trim().replace(/\s+/g, ' ');
  const [, year, month, day] = YEAR_FIRST.exec(tidy) ?? [];
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
