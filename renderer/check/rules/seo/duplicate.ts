import { descriptionOf, type SeenPage } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { fieldPath } from './field-path.ts';

export const duplicate: Rule = {
  name: 'seo/duplicate',
  severity: 'error',
  checks: 'No two pages that search engines may list have the same title or the same description.',
  because: 'Of two results that read alike, search engines drop one, and visitors guess.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  examples: {
    bad: [
      { shows: 'two pages under one title', values: { 'routes./treatments.title': 'Small Practice' } },
      {
        shows: 'two pages with one description',
        values: { 'routes./treatments.description': 'A practice with one treatment.' },
      },
    ],
    good: [
      {
        shows: 'a page that is kept out of search engines',
        values: { 'routes./treatments.title': 'Small Practice', 'routes./treatments.index': false },
      },
      {
        shows: 'a second address of the same page, which names the first as its canonical one',
        values: { 'aliases./start': { page: '/' } },
      },
    ],
  },
  find: (input) => {
    const listed = input.pages.filter(({ planned, route }) => planned.index && planned.canonical === route);
    return [...doubled(listed, 'title', ({ title }) => title), ...doubled(listed, 'description', descriptionOf)];
  },
};

function doubled(
  pages: readonly SeenPage[],
  field: 'title' | 'description',
  of: (page: SeenPage) => string,
): readonly RuleFinding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): RuleFinding[] => {
    const text = of(page);
    const other = first.get(text);
    if (other === undefined) first.set(text, page.route);
    return other === undefined
      ? []
      : [
          {
            message: `“${page.route}” has the same ${field} as “${other}”: “${text}”.`,
            help: 'Say in each what only that page has.',
            page: page.route,
            path: fieldPath(page.planned, field),
          },
        ];
  });
}
