import { specialHoursOf } from '../../../../config/derived/special-days.ts';
import { addDays, daysBetween, longDate } from '../../../../facts/date.ts';
import { dayName } from '../../../../facts/hours.ts';
import { weekdayOf } from '../../../../facts/week.ts';
import type { Rule } from '../../rule.ts';

const hours = (from: string, to?: string) => ({
  'clinic.specialHours': [{ from, ...(to === undefined ? {} : { to }), hours: '10:00–14:00', reason: 'Christmas' }],
});

export const specialHours: Rule = {
  name: 'content/special-hours',
  severity: 'warning',
  checks: 'Special hours for several days include no day on which the clinic is usually closed.',
  because:
    'Such hours apply to every day between the two dates, so the site says that the clinic is open on a day when it is closed.',
  source: 'docs/config.md, “Common edits”',
  bad: { 'a week with a closed Wednesday in it': hours('2026-12-21', '2026-12-24') },
  good: {
    'days on which the clinic is open': hours('2026-12-21', '2026-12-22'),
    'a single day on which the clinic is usually closed': hours('2026-12-23'),
  },
  find: ({ site }) =>
    specialHoursOf(site).flatMap(({ from, to }, index) => {
      if (from === to) return [];
      const days = Array.from({ length: Math.min(daysBetween(from, to), WEEK) + 1 }, (_, ahead) =>
        addDays(from, ahead),
      );
      const closed = days.find((day) => site.clinic.hours[weekdayOf(day)].kind === 'closed');
      if (closed === undefined) return [];
      return {
        message: `These hours also open the clinic on ${dayName(weekdayOf(closed))} ${longDate(closed)}, a day on which it is usually closed.`,
        help: 'Write one entry for the days before it and one for the days after it. If the clinic does open then, give that day an entry of its own.',
        path: ['clinic', 'specialHours', index],
      };
    }),
};

/** Later days of a period are the same weekdays again. */
const WEEK = 7;
