import type { Rule } from '../rule.ts';

const closed = (from: string, to: string) => ({ 'clinic.closures': [{ from, to, reason: 'Christmas' }] });

export const pastClosure: Rule = {
  name: 'content/past-closure',
  severity: 'warning',
  checks: 'Every listed closure is current or upcoming.',
  because: 'Visitors see the old closure beside the hours, and cannot tell whether the next one is announced.',
  source: 'docs/config.md, “Common edits”',
  bad: { 'a closure of last winter': closed('2025-12-24', '2026-01-01') },
  good: { 'an upcoming closure': closed('2026-12-22', '2026-12-30') },
  find: ({ site, today }) =>
    (site.clinic.closures ?? []).flatMap(({ to }, index) =>
      to < today
        ? {
            message: `This closure ended on ${to}, but the site still shows it.`,
            help: 'Remove it, or write the dates of the next closure.',
            path: ['clinic', 'closures', index],
          }
        : [],
    ),
};
