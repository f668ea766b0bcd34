import { z } from 'zod';
import { daysBetween } from '../../facts/date.ts';
import { type DayHours, parseHours, type Weekday } from '../../facts/hours.ts';
import type { Authored } from '../annotations.ts';
import type { DateText, HoursText } from '../text.ts';
import { detail, line, readAs, shape } from './base.ts';
import { proposing } from './corrections/correction.ts';
import { correctHours } from './corrections/hours.ts';
import { endsTooEarly } from './date-order.ts';
import { date, hours } from './values.ts';

/** Days on which the clinic is closed. */
export interface ClosureInput {
  /** The first closed day. */
  readonly from: Authored<DateText>;
  /** The last closed day (default: the first). */
  readonly to?: Authored<DateText>;
  /** The reason, for visitors: 'Christmas'. */
  readonly reason: Authored<string>;
}

/** Days with other opening hours. They apply to each of these days, also to one on which the clinic is usually closed. */
export interface SpecialHoursInput {
  /** The first day: '2026-12-24'. */
  readonly from: Authored<DateText>;
  /** The last day (default: the first). */
  readonly to?: Authored<DateText>;
  /** The opening hours of each of these days: '10:00–14:00'. */
  readonly hours: Authored<Exclude<HoursText, 'closed'>>;
  /** The reason, for visitors: 'Christmas Eve'. */
  readonly reason: Authored<string>;
}

/** The opening hours on the bank holidays of a year. */
export type BankHolidayHours = HoursText | 'as usual';

/** The hours of a normal week, by day. */
export type WeekInput = { readonly [Day in Weekday]: Authored<HoursText> };

export const week = () => {
  const day = hours();
  return shape<WeekInput>()({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });
};

const isInOrder = ({ from, to }: Period): boolean => from <= (to ?? from);

/** A longer period is a mistake in the year: '2072-01-03'. */
const MAX_DAYS = 366;
const isPlausible = ({ from, to = from }: Period): boolean => daysBetween(from, to) <= MAX_DAYS;

const tooLong = (what: string) => ({
  error: `${what} for more than a year.`,
  path: ['to'],
  ...detail('config/hours', 'Correct the year of the first or the last day.'),
});

export const closures = () =>
  z.array(
    shape<ClosureInput>()({ from: date(), to: date().optional(), reason: line() })
      .refine(
        isInOrder,
        endsTooEarly('This closure', 'to', [
          'config/hours',
          'Write the first closed day in “from” and the last in “to”.',
        ]),
      )
      .refine(isPlausible, tooLong('This closure lasts'))
      .transform(withLastDay),
  );

export const specialHours = () =>
  z.array(
    shape<SpecialHoursInput>()({ from: date(), to: date().optional(), hours: openHours(), reason: line() })
      .refine(
        isInOrder,
        endsTooEarly('These special hours', 'to', [
          'config/hours',
          'Write the first day in “from” and the last in “to”.',
        ]),
      )
      .refine(isPlausible, tooLong('These special hours apply'))
      .transform(withLastDay),
  );

interface Period {
  readonly from: string;
  readonly to?: string | undefined;
}

const withLastDay = <P extends Period>(period: P): P & { readonly to: string } => ({
  ...period,
  to: period.to ?? period.from,
});

const openHours = () =>
  readAs<Exclude<HoursText, 'closed'>, DayHours>((text) => (text === 'closed' ? undefined : parseHours(text)), {
    form: 'hours',
    rule: 'config/hours',
    is: 'a time range',
    like: '“10:00–14:00”',
    correct: (text) => {
      const correction = correctHours(text);
      return text === 'closed' || correction?.instead === 'closed' ? CLOSED_DAYS : correction;
    },
  });

const CLOSED_DAYS = {
  reason: 'special hours are those of days on which the clinic is open',
  help: 'Move this entry to “closures” and remove its “hours”.',
} as const;

/** Hours by year. */
export const bankHolidays = () =>
  z.record(year(), readAs<BankHolidayHours, DayHours | 'as usual'>(parseBankHolidayHours, HOLIDAY_HOURS));

const HOLIDAY_HOURS = {
  form: 'hours',
  rule: 'config/hours',
  is: 'the hours of bank holidays',
  like: '“closed”, “10:00–14:00” or “as usual”',
  correct: (text: string) =>
    proposing(/^(?:normal|usual)\b/i.test(text) ? 'as usual' : undefined, parseBankHolidayHours) ??
    (/^open\b/i.test(text) ? OPEN : correctHours(text)),
} as const;

const OPEN = {
  reason: 'it states no times',
  help: 'Write “as usual” if you are open as in a normal week, or the times: “10:00–14:00”.',
};

const parseBankHolidayHours = (text: string): DayHours | 'as usual' | undefined =>
  text === 'as usual' ? text : parseHours(text);

const year = () =>
  z.custom<string>((text) => typeof text === 'string' && /^20\d\d$/.test(text), {
    error: (issue) => `“${String(issue.input)}” is not a year.`,
    ...detail('config/name', 'Write a year such as 2027.'),
  });
