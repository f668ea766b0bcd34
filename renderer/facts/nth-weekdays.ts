/** One weekday of a month, without its date: 'the first Monday in May'. */
import { MONTH_WORDS } from './date.ts';
import type { Place } from './day-groups.ts';
import { WEEKDAY_WORDS } from './hours.ts';
import { weekdayOf } from './week.ts';

const NTH = ['first', 'second', 'third', 'fourth'];
const PATTERN = new RegExp(
  `\\b(?<nth>${NTH.join('|')}|last) (?<weekday>${WEEKDAY_WORDS}) (?:in|of) (?<month>${MONTH_WORDS.join('|')})\\b`,
  'g',
);

interface NthWeekday extends Place {
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
      if (weekdayOf(date) !== weekday || MONTH_WORDS[number - 1] !== month) return false;
      const week = Math.ceil(day / 7);
      return nth === 'last' ? day + 7 > new Date(Date.UTC(year, number, 0)).getUTCDate() : NTH[week - 1] === nth;
    },
  }));
