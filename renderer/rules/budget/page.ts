import { seenPages } from '../pages.ts';
import type { Rule } from '../rule.ts';
import { inKilobytes, limitOf, weightOver } from './weights.ts';

export const budgetPage: Rule = {
  name: 'budget/page',
  severity: 'error',
  checks: 'A page with its styles is no heavier than its budget, compressed as browsers fetch it.',
  because: 'What fits the first packets of a connection is on the screen of a phone at once.',
  source: 'RFC 6928 (initial window of ten segments)',
  examples: {
    bad: [{ shows: 'A budget that no page keeps.', values: { budgets: { page: '1 KB' } } }],
    good: [{ shows: 'The budget of most sites.', values: { budgets: { page: '14 KB' } } }],
  },
  find: (input) => {
    const limit = limitOf(input, 'page');
    return seenPages(input).flatMap(({ route, own, html, planned }) => {
      // A policy is as long as it has to be.
      if (planned.sections.some(({ data }) => data.kind === 'policy')) return [];
      const weight = weightOver(html, limit);
      if (weight === undefined) return [];
      return [
        {
          message: `The page “${route}” weighs ${inKilobytes(weight)}, more than ${inKilobytes(limit)}.`,
          help: 'Shorten it or split it in two, or raise the budget in the config.',
          page: route,
          path: input.site.budgets?.page ? ['budgets', 'page'] : ['pages', own],
        },
      ];
    });
  },
};
