import type { Plan } from '../../../plan/index.ts';
import { hasSection } from '../pages.ts';
import type { Rule } from '../rule.ts';
import { excess, limitOf } from './weights.ts';

export const budgetPage: Rule = {
  name: 'budget/page',
  severity: 'error',
  checks: 'A page and its styles, compressed, stay within their budget.',
  because: 'A page that does not fit into the first packets of a connection appears later on phones.',
  source: 'RFC 6928 (initial window of ten segments)',
  bad: { 'a budget that every page exceeds': { values: { budgets: { page: '1 KB' } } } },
  good: { 'the default budget': { values: { budgets: { page: '14 KB' } } } },
  find: (input) => {
    const limit = limitOf(input, 'page');
    return input.pages.flatMap(({ route, own }) => {
      const weight = input.weights.get(route) ?? 0;
      if (weight <= limit) return [];
      return {
        message: `The page “${route}” weighs ${excess(weight, limit)}.`,
        help: `Shorten the page, split it in two, or allow more: write “budgets: { page: '${Math.ceil(weight / 1000)} KB' }” in the config.`,
        page: route,
        path: input.site.budgets?.page ? ['budgets', 'page'] : ['pages', own],
      };
    });
  },
};

/** Returns the pages that have a budget. Policies have none, because their length cannot be chosen. */
export function pagesWithBudget<Page extends { readonly route: string }>(
  pages: readonly Page[],
  plan: Plan,
): readonly Page[] {
  const policies = new Set(plan.pages.filter((page) => hasSection(page, 'policy')).map(({ route }) => route));
  return pages.filter(({ route }) => !policies.has(route));
}
