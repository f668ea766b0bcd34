import type { PlannedPage } from '../../../plan/page.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** https://www.sitemaps.org/protocol.html */
const MAX = 50_000;

export const linkSitemap: Rule = {
  name: 'link/sitemap',
  severity: 'error',
  checks: 'The sitemap contains the home page, and at most 50,000 pages.',
  because: 'Search engines reject a longer sitemap, and take longer to find a page that is missing from it.',
  source:
    'https://www.sitemaps.org/protocol.html; https://developers.google.com/search/docs/crawling-indexing/sitemaps',
  bad: { 'a home page that is not indexed': { 'routes./.index': false } },
  good: { 'another page that is not indexed': { 'routes./treatments.index': false } },
  find: ({ plan: { pages } }) => [...home(pages), ...tooMany(pages)],
};

/** True if the sitemap lists the page: it exists, is indexed and is its own canonical page. */
export const isListed = ({ status, index, canonical, route }: PlannedPage): boolean =>
  status === 200 && index && canonical === route;

const home = (pages: readonly PlannedPage[]): readonly RuleFinding[] =>
  pages
    .filter((page) => page.route === '/' && !isListed(page))
    .map(({ path }) => ({
      message: 'The home page is not in the sitemap, because it is not indexed.',
      help: 'Remove index: false and canonical from the home page.',
      path: [...path, 'index'],
      page: '/',
    }));

function tooMany(pages: readonly PlannedPage[]): readonly RuleFinding[] {
  const count = pages.filter(isListed).length;
  return count > MAX ? [{ message: `The sitemap lists ${count} pages, more than ${MAX}.`, path: ['routes'] }] : [];
}
