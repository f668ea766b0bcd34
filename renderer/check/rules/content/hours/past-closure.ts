import { closuresOf, specialHoursOf } from '../../../../config/derived/special-days.ts';
import type { SpecialDays } from '../../../../facts/special-days.ts';
import type { Rule, RuleFinding } from '../../rule.ts';

const closed = (from: string, to: string) => ({ 'clinic.closures': [{ from, to, reason: 'Christmas' }] });
const open = (from: string) => ({ 'clinic.specialHours': [{ from, hours: '10:00–14:00', reason: 'Christmas Eve' }] });

export const pastClosure: Rule = {
  name: 'content/past-closure',
  severity: 'warning',
  checks: 'No closure, special hours or year of bank holidays is over.',
  because: 'Visitors see the old dates beside the hours, and cannot tell whether the next ones are announced.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a closure of last winter': closed('2025-12-24', '2026-01-01'),
    'special hours of last winter': open('2025-12-24'),
    'the bank holidays of last year': { 'clinic.bankHolidays': { 2025: 'closed', 2026: 'closed', 2027: 'closed' } },
  },
  good: { 'an upcoming closure': closed('2026-12-22', '2026-12-30'), 'upcoming special hours': open('2026-12-24') },
  find: ({ site, today }) => [
    ...past('closures', closuresOf(site), today),
    ...past('specialHours', specialHoursOf(site), today),
    ...Object.keys(site.clinic.bankHolidays ?? {}).flatMap((year) =>
      year < today.slice(0, 4)
        ? {
            message: `The year ${year} is over.`,
            help: 'Remove this line, and add a line for each coming year.',
            path: ['clinic', 'bankHolidays', year],
          }
        : [],
    ),
  ],
};

const past = (
  field: 'closures' | 'specialHours',
  days: readonly SpecialDays[],
  today: string,
): readonly RuleFinding[] =>
  days.flatMap(({ to }, index) =>
    to < today
      ? {
          message: `${field === 'closures' ? 'This closure' : 'This entry'} ended on ${to}, but the site still shows it.`,
          help: `Remove it, or write the dates of the next ${field === 'closures' ? 'closure' : 'special hours'}.`,
          path: ['clinic', field, index],
        }
      : [],
  );
