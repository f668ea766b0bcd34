/** One weekday of a month, without its date: 'the first Monday in May'. */
import { MONTHS } from './date.ts';
import type { Place } from './day-groups.ts';
import { WEEKDAYS } from './hours.ts';
import { weekdayOf } from './week.ts';

const NTH = ['first', 'second', 'third', 'fourth'];
const PATTERN = new RegExp(
  `\\b(?<nth>${NTH.join('|')}|last) (?<weekday>${WEEKDAYS.join('|')}) (?:in|of) (?<month>${MONTHS.map((month) => month.toLowerCase()).join('|')})\\b`,
  'g',
);

export interface NthWeekday extends Place {
  /** Whether a date, such as '2027-05-03', is this weekday of its month. */
  readonly is: (date: string) => boolean;
}

/** Returns the weekdays of months that normalised text names. */
export const nthWeekdaysIn = (text: string): readonly NthWeekday[] =>
  [...text.matchAll(PATTERN)].map(({ index: at, 0: { length }, groups: { nth = '', weekday, month = '' } = {} }) => ({
    at,
    length,
    is: (date) => {
      const [year = 0, number = 0, day = 0] = date.split('-').map(Number);
      if (weekdayOf(date) !== weekday || MONTHS[number - 1]?.toLowerCase() !== month) return false;
      const week = Math.ceil(day / 7);
      return nth === 'last' ? day + 7 > new Date(Date.UTC(year, number, 0)).getUTCDate() : NTH[week - 1] === nth;
    },
  }));
