import { descriptionOf, type SeenPage } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { fieldPath } from './field-path.ts';

export const duplicate: Rule = {
  name: 'seo/duplicate',
  severity: 'error',
  checks: 'Indexed pages have different titles and different descriptions.',
  because:
    'Search engines show only one of two results that read alike, and visitors cannot tell which page they need.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  bad: {
    'two pages under one title': { 'routes./treatments.title': 'Small Practice' },
    'two pages with one description': { 'routes./treatments.description': 'A practice with one treatment.' },
  },
  good: {
    'a page that is not indexed': { 'routes./treatments.title': 'Small Practice', 'routes./treatments.index': false },
    'a second address of a page, with the first as its canonical address': { 'aliases./start': { page: '/' } },
  },
  find: (input) => {
    const listed = input.pages.filter(({ planned, route }) => planned.index && planned.canonical === route);
    return [...repeatedIn(listed, 'title', ({ title }) => title), ...repeatedIn(listed, 'description', descriptionOf)];
  },
};

function repeatedIn(
  pages: readonly SeenPage[],
  field: 'title' | 'description',
  textOf: (page: SeenPage) => string,
): readonly RuleFinding[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap((page): RuleFinding | readonly RuleFinding[] => {
    const text = textOf(page);
    const other = firstWith.get(text);
    if (other === undefined) firstWith.set(text, page.route);
    return other === undefined
      ? []
      : {
          message: `“${page.route}” has the same ${field} as “${other}”: “${text}”.`,
          help: 'State in each what only that page contains.',
          page: page.route,
          path: fieldPath(page.planned, field),
        };
  });
}
