import { longDate } from '../../../facts/date.ts';
import type { Rule } from '../rule.ts';
import { twice } from './example-values.ts';

const runningUntil = (until: string) => twice({ normalSince: '2026-03-01', runs: { from: '2026-10-01', until } });

export const priceEnded: Rule = {
  name: 'price/ended',
  severity: 'warning',
  checks: 'Every offer is still running or has not started yet.',
  because: 'No page shows it any more, and the owner may have meant a later last day.',
  source: 'CAP code 8.17.4; CTSI guidance for traders on pricing practices',
  bad: { 'an offer that ended last month': { 'offers.twice': runningUntil('2026-10-31') } },
  good: { 'an offer that runs until the end of the month': { 'offers.twice': runningUntil('2026-11-30') } },
  find: ({ site, today }) =>
    Object.entries(site.offers).flatMap(([name, { runs }]) =>
      runs && runs.until < today
        ? {
            message: `This offer ended on ${longDate(runs.until)}: no page shows it any more.`,
            help: 'Remove it, or write its new first and last day.',
            path: ['offers', name, 'runs', 'until'],
          }
        : [],
    ),
};
