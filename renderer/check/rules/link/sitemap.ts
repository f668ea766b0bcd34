import type { PlannedPage } from '../../../plan/page.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** https://www.sitemaps.org/protocol.html */
const MAX = 50_000;

export const linkSitemap: Rule = {
  name: 'link/sitemap',
  severity: 'error',
  checks: 'The sitemap contains the home page, and at most 50,000 pages.',
  because: 'Search engines find a page that the sitemap lacks late, and reject a sitemap that is too long.',
  source:
    'https://www.sitemaps.org/protocol.html; https://developers.google.com/search/docs/crawling-indexing/sitemaps',
  examples: {
    bad: [{ shows: 'a home page that search engines may not list', values: { 'routes./.index': false } }],
    good: [{ shows: 'another page that they may not list', values: { 'routes./treatments.index': false } }],
  },
  find: ({ plan: { pages } }) => [...home(pages), ...tooMany(pages)],
};

/** Whether the sitemap lists the page: it exists, search engines may list it, and it is its own canonical page. */
export const isListed = ({ status, index, canonical, route }: PlannedPage): boolean =>
  status === 200 && index && canonical === route;

const home = (pages: readonly PlannedPage[]): readonly RuleFinding[] =>
  pages
    .filter((page) => page.route === '/' && !isListed(page))
    .map(({ path }) => ({
      message: 'The home page is not in the sitemap: search engines may not list it.',
      help: 'Remove index: false and canonical from the home page.',
      path: [...path, 'index'],
      page: '/',
    }));

function tooMany(pages: readonly PlannedPage[]): readonly RuleFinding[] {
  const count = pages.filter(isListed).length;
  return count > MAX ? [{ message: `The sitemap lists ${count} pages, more than ${MAX}.`, path: ['routes'] }] : [];
}
