/** Days whose opening hours differ from a normal week, in words. */

import { listed } from '../core/wording.ts';
import { longDate, MONTHS } from './date.ts';
import type { DayHours } from './hours.ts';

/** Successive days with the same hours, or on which the clinic is closed. */
export interface SpecialDays {
  /** '2026-12-24' */
  readonly from: string;
  readonly to: string;
  readonly hours: DayHours;
  /** 'Christmas Eve' */
  readonly reason: string;
}

export interface BankHoliday {
  /** '2027-03-26' */
  readonly day: string;
  /** 'Good Friday' */
  readonly name: string;
}

/** The bank holidays where a clinic is. */
export interface BankHolidays {
  /** The bank holidays of this year, of the next, and of the years in `clinic.bankHolidays`. */
  readonly days: readonly BankHoliday[];
  /** Those of these years that are over. */
  readonly past?: readonly BankHoliday[];
  /** The region of the address if the country has no such region, and those that it has. */
  readonly unknownRegion?: { readonly region: string; readonly regions: readonly string[] };
}

/** '24 December 2026', '21 to 23 December 2026', '28 May to 2 June 2027', '24 December 2026 to 1 January 2027' */
export function periodInWords({ from, to }: Pick<SpecialDays, 'from' | 'to'>): string {
  if (from === to) return longDate(from);
  const [day, month] = longDate(from).split(' ');
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day} to ${longDate(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : longDate(from)} to ${longDate(to)}`;
}

/** 'Closed 24 December 2026 to 1 January 2027: Christmas', '23 December 2026, 10:00–14:00: Before Christmas' */
export function specialDaysInWords(days: SpecialDays): string {
  const period = periodInWords(days);
  return `${days.hours.kind === 'closed' ? `Closed ${period}` : `${period}, ${days.hours.text}`}: ${days.reason}`;
}

/** 'Closed on bank holidays: 26 and 29 March, 3 May 2027', 'On bank holidays 10:00–14:00: 3 May 2027' */
export function holidaysInWords(hours: DayHours, days: readonly string[], holidays: string): string {
  const words = hours.kind === 'closed' ? `Closed on ${holidays}` : `On ${holidays} ${hours.text}`;
  return `${words}: ${datesInWords(days)}`;
}

/** The dates of one year: '26 and 29 March, 3 May 2027'. */
function datesInWords(days: readonly string[]): string {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => {
    const numbers = days.filter((day) => day.startsWith(month)).map((day) => String(Number(day.slice(8))));
    return `${listed(numbers)} ${MONTHS[Number(month.slice(5)) - 1]}`;
  });
  return `${months.join(', ')} ${days[0]?.slice(0, 4) ?? ''}`;
}

/** The name for public holidays in a country. */
export const holidaysOf = (country: string): string =>
  country === 'GB' || country === 'IE' ? 'bank holidays' : 'public holidays';
