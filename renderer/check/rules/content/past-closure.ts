import type { Rule } from '../rule.ts';

const closed = (from: string, to: string) => ({ 'clinic.closures': [{ from, to, reason: 'Christmas' }] });

export const pastClosure: Rule = {
  name: 'content/past-closure',
  severity: 'warning',
  checks: 'No closure is over: the days on which the clinic is closed are still to come, or not at their end.',
  because: 'Visitors read it beside the hours, and wonder whether the next closure is announced too.',
  source: 'docs/config.md, “Ten common edits”',
  examples: {
    bad: [{ shows: 'a closure of last winter', values: closed('2025-12-24', '2026-01-01') }],
    good: [{ shows: 'a closure that is still to come', values: closed('2026-12-22', '2026-12-30') }],
  },
  find: ({ site, today }) =>
    (site.clinic.closures ?? []).flatMap(({ to }, index) =>
      to < today
        ? [
            {
              message: `This closure ended on ${to}, and the site still shows it.`,
              help: 'Take it out, or write the days of the next one.',
              path: ['clinic', 'closures', index],
            },
          ]
        : [],
    ),
};
