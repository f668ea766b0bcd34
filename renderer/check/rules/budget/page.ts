import type { Plan } from '../../../plan/index.ts';
import type { Rule } from '../rule.ts';
import { excess, limitOf } from './weights.ts';

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
    return input.pages.flatMap(({ route, own }) => {
      const weight = input.weights.get(route) ?? 0;
      if (weight <= limit) return [];
      return [
        {
          message: `The page “${route}” weighs ${excess(weight, limit)}.`,
          help: 'Shorten it or split it in two, or raise the budget in the config.',
          page: route,
          path: input.site.budgets?.page ? ['budgets', 'page'] : ['pages', own],
        },
      ];
    });
  },
};

/** The pages that have a budget. A policy is as long as it has to be. */
export function weighed<Page extends { readonly route: string }>(pages: readonly Page[], plan: Plan): readonly Page[] {
  const policies = new Set(
    plan.pages.flatMap(({ route, sections }) => (sections.some(({ data }) => data.kind === 'policy') ? [route] : [])),
  );
  return pages.filter(({ route }) => !policies.has(route));
}
