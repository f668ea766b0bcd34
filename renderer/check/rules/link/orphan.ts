import type { PlannedPage } from '../../../plan/page.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';

const PAGE = [{ kind: 'placeholder', title: 'Gift vouchers', lines: [], actions: [] }];
const ROUTE = { title: 'Gift vouchers', description: 'Vouchers for a massage.', name: 'Vouchers' };

export const linkOrphan: Rule = {
  name: 'link/orphan',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every indexed page is linked from another page.',
  because: 'Visitors cannot find the page, and search engines rank it low.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  bad: { 'a page that nothing links to': { 'routes./vouchers': ROUTE, 'pages./vouchers': PAGE } },
  good: {
    'a page that the footer links to': {
      'routes./vouchers': ROUTE,
      'pages./vouchers': PAGE,
      'navigation.footer.0.links': [{ label: 'Vouchers', to: '/vouchers' }],
    },
    'a campaign page that is not indexed': {
      'routes./vouchers': { ...ROUTE, index: false },
      'pages./vouchers': PAGE,
    },
  },
  find: ({ plan, links }) => {
    const linked = linkedPages(plan.pages, links);
    return plan.pages
      .filter(({ route, canonical, index }) => index && route === canonical && route !== '/' && !linked.has(route))
      .map(({ route, path }) => ({
        message: `No other page links to “${route}”.`,
        help: 'Link to it from a page or the footer, write index: false, or accept it with a reason if visitors reach it in another way.',
        path,
        part: 'name',
        page: route,
      }));
  },
};

/**
 * Returns the canonical addresses of all pages that another page links to: two addresses of one screen count as one
 * page.
 */
function linkedPages(pages: readonly PlannedPage[], links: LinkMap): ReadonlySet<string> {
  const canonical = new Map(pages.map(({ route, canonical: address }) => [route, address]));
  const linked = new Set<string>();
  for (const { route, references } of links.pages.values())
    for (const { to, by } of references) {
      const target = to.kind === 'page' && by === 'a href' ? canonical.get(to.route) : undefined;
      if (target !== undefined && target !== canonical.get(route)) linked.add(target);
    }
  return linked;
}
