import { longDate } from '../../../facts/date.ts';
import type { Rule } from '../rule.ts';
import { reducedTo } from './example-values.ts';

export const priceReducedEnded: Rule = {
  name: 'price/reduced-ended',
  severity: 'warning',
  checks: 'Every reduced price applies today or later.',
  because: 'The treatment is back at its usual price, and the owner may have intended a later last day.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a reduced price that ended last month': {
      'catalogue.massage.reduced': reducedTo('£55 per session', { from: '2026-10-15', until: '2026-10-31' }),
    },
  },
  good: { 'a reduced price until the end of the month': { 'catalogue.massage.reduced': reducedTo('£55 per session') } },
  find: ({ site, today }) =>
    Object.entries(site.catalogue).flatMap(([slug, { reduced: lower, price }]) =>
      lower && lower.runs.until < today
        ? {
            message: `This reduced price ended on ${longDate(lower.runs.until)}: pages show ${price.text} again.`,
            help: 'Remove “reduced”, or write its new first and last day.',
            path: ['catalogue', slug, 'reduced', 'runs', 'until'],
          }
        : [],
    ),
};
