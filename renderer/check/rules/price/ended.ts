import type { Rule } from '../rule.ts';

export const priceEnded: Rule = {
  name: 'price/ended',
  severity: 'error',
  checks: 'An offer that has ended is not shown any more.',
  because: 'A price that nobody can have any more is an invitation that misleads.',
  source: 'CAP code 8.17.4; CTSI guidance for traders on pricing practices',
  examples: {
    bad: [{ shows: 'an offer of last month', values: { 'offers.twice': twice('2026-10-31') } }],
    good: [{ shows: 'an offer that runs to the end of the month', values: { 'offers.twice': twice('2026-11-30') } }],
  },
  find: ({ site, today }) =>
    Object.entries(site.offers).flatMap(([name, { runs }]) =>
      runs && runs.until < today
        ? [
            {
              message: `This offer ended on ${runs.until}.`,
              help: 'Take it out, or write its new last day.',
              path: ['offers', name, 'runs', 'until'],
            },
          ]
        : [],
    ),
};

function twice(until: string): Readonly<Record<string, unknown>> {
  const runs = { from: '2026-10-01', until };
  const rest = { description: 'Two massages.', features: [], book: 'visit', ctaText: 'Book' };
  return { name: 'Twice', price: '£100', includes: ['massage', 'massage'], normalSince: '2026-03-01', runs, ...rest };
}
