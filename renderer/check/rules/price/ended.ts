import type { Rule } from '../rule.ts';

export const priceEnded: Rule = {
  name: 'price/ended',
  severity: 'error',
  checks: 'Every offer is still running or has not started yet.',
  because: 'Visitors who come for an expired price cannot get it.',
  source: 'CAP code 8.17.4; CTSI guidance for traders on pricing practices',
  bad: { 'an offer that ended last month': { 'offers.twice': twice('2026-10-31') } },
  good: { 'an offer that runs until the end of the month': { 'offers.twice': twice('2026-11-30') } },
  find: ({ site, today }) =>
    Object.entries(site.offers).flatMap(([name, { runs }]) =>
      runs && runs.until < today
        ? {
            message: `This offer ended on ${runs.until}.`,
            help: 'Remove it, or write its new last day.',
            path: ['offers', name, 'runs', 'until'],
          }
        : [],
    ),
};

function twice(until: string): Readonly<Record<string, unknown>> {
  const runs = { from: '2026-10-01', until };
  const rest = { description: 'Two massages.', features: [], book: 'visit', ctaText: 'Book' };
  return { name: 'Twice', price: '£100', includes: ['massage', 'massage'], normalSince: '2026-03-01', runs, ...rest };
}
