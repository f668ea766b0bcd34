import type { Site } from '../../../config/site.ts';
import { descriptionOf, type SeenPage } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { fieldPath } from './field-path.ts';

const article = (slug: string) => ({
  ...{ slug, title: 'How to sit', excerpt: 'Upright, and not for long.', date: '2026-11-01', categories: ['backs'] },
  ...{ cover: 'dot', hero_alt: 'A dot', reading_time: 3 },
});

export const duplicate: Rule = {
  name: 'seo/duplicate',
  severity: 'error',
  checks: 'Indexed pages have different titles and different descriptions, and articles different titles.',
  because:
    'Search engines show only one of two results that read alike, and visitors cannot tell which page they need.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  bad: {
    'two pages under one title': { 'routes./treatments.title': 'Small Practice' },
    'two pages with one description': { 'routes./treatments.description': 'A practice with one treatment.' },
    'two articles under one title': {
      values: { journal: { origin: 'https://journal.example', posts: [article('sit'), article('stand')] } },
    },
  },
  good: {
    'a page that is not indexed': { 'routes./treatments.title': 'Small Practice', 'routes./treatments.index': false },
    'a second address of a page, with the first as its canonical address': { 'aliases./start': { page: '/' } },
  },
  find: (input) => {
    const listed = input.pages.filter(({ planned, route }) => planned.index && planned.canonical === route);
    const treatmentOf = ({ planned: { treatment = '' } }: SeenPage) => input.site.catalogue[treatment]?.name;
    // Two pages about one treatment are reported by content/own-page, two treatments with one name by content/duplicate-treatment.
    const isCopied = (page: SeenPage, other: SeenPage) =>
      treatmentOf(page) !== undefined && treatmentOf(page) === treatmentOf(other);
    return [
      ...repeatedIn(listed, { field: 'title', textOf: ({ title }) => title, isCopied }),
      ...repeatedIn(listed, { field: 'description', textOf: descriptionOf, isCopied }),
      ...repeatedHeadlines(input.site),
    ];
  },
};

const repeatedHeadlines = ({ journal }: Site): readonly RuleFinding[] => {
  const titles = (journal?.posts ?? []).map(({ title }) => title);
  return titles.flatMap((title, index) =>
    titles.indexOf(title) === index
      ? []
      : {
          message: `Another article has the same title: “${title}”.`,
          help: 'State in each what only that article contains.',
          path: ['journal', 'posts', index, 'title'],
        },
  );
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
