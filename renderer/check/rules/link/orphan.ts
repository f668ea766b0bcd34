import type { PlannedPage } from '../../../plan/page.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';

const PAGE = [{ kind: 'placeholder', title: 'Gift vouchers', lines: [], actions: [] }];
const ROUTE = { title: 'Gift vouchers', description: 'Vouchers for a massage.', name: 'Vouchers' };

export const linkOrphan: Rule = {
  name: 'link/orphan',
  severity: 'warning',
  checks: 'Every page that search engines may list can be reached by a link from another page.',
  because: 'Visitors never come to it, and search engines take it for unimportant.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  examples: {
    bad: [
      {
        shows: 'a page that nothing links to',
        values: { 'routes./vouchers': ROUTE, 'pages./vouchers': PAGE },
      },
    ],
    good: [
      {
        shows: 'a page that a line of the footer links to',
        values: {
          'routes./vouchers': ROUTE,
          'pages./vouchers': PAGE,
          'navigation.footer.0.links': [{ label: 'Vouchers', to: '/vouchers' }],
        },
      },
      {
        shows: 'a page of a campaign, which search engines may not list',
        values: { 'routes./vouchers': { ...ROUTE, index: false }, 'pages./vouchers': PAGE },
      },
    ],
  },
  find: ({ plan, links }) => {
    const linked = linkedPages(plan.pages, links);
    return plan.pages
      .filter(({ route, canonical, index }) => index && route === canonical && route !== '/' && !linked.has(route))
      .map(({ route, path }) => ({
        message: `No other page links to “${route}”.`,
        help: 'Link to it from a page or the footer, write index: false, or accept it with a reason if people come to it from elsewhere.',
        path,
        part: 'name',
        page: route,
      }));
  },
};

/** Canonical addresses of the pages to which another page links; two addresses of one screen are one page. */
function linkedPages(pages: readonly PlannedPage[], links: LinkMap): ReadonlySet<string> {
  const canonical = new Map(pages.map(({ route, canonical: own }) => [route, own]));
  const linked = new Set<string>();
  for (const { route, references } of links.pages.values())
    for (const { to, by } of references) {
      const target = to.kind === 'page' && by === 'a href' ? canonical.get(to.route) : undefined;
      if (target !== undefined && target !== canonical.get(route)) linked.add(target);
    }
  return linked;
}
