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
    const treatmentOf = ({ route }: SeenPage) => input.site.routes[route]?.treatment;
    // Two pages about one treatment are reported by content/own-page.
    const isCopied = (page: SeenPage, other: SeenPage) =>
      treatmentOf(page) !== undefined && treatmentOf(page) === treatmentOf(other);
    return [
      ...repeatedIn(listed, { field: 'title', textOf: ({ title }) => title, isCopied }),
      ...repeatedIn(listed, { field: 'description', textOf: descriptionOf, isCopied }),
    ];
  },
};

interface Repetition {
  readonly field: 'title' | 'description';
  readonly textOf: (page: SeenPage) => string;
  readonly isCopied: (page: SeenPage, other: SeenPage) => boolean;
}

function repeatedIn(pages: readonly SeenPage[], { field, textOf, isCopied }: Repetition): readonly RuleFinding[] {
  const firstWith = new Map<string, SeenPage>();
  return pages.flatMap((page): RuleFinding | readonly RuleFinding[] => {
    const text = textOf(page);
    const other = firstWith.get(text);
    if (other === undefined) firstWith.set(text, page);
    return other === undefined || isCopied(page, other)
      ? []
      : {
          message: `“${page.route}” has the same ${field} as “${other.route}”: “${text}”.`,
          help: 'State in each what only that page contains.',
          page: page.route,
          path: fieldPath(page.planned, field),
        };
  });
}
