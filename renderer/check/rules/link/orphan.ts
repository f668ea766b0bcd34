import type { PlannedPage } from '../../../plan/page.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { type MisnamedLink, misnamedLinks } from './misnamed-links.ts';

const PAGE = [{ kind: 'placeholder', title: 'Gift vouchers', lines: [], actions: [] }];
const ROUTE = { title: 'Gift vouchers', description: 'Vouchers for a massage.', name: 'Vouchers' };

export const linkOrphan: Rule = {
  name: 'link/orphan',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every indexed page is linked from another page, and a link with its name opens it.',
  because: 'Visitors cannot find the page, and search engines rank it low.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  bad: {
    'a page that nothing links to': { 'routes./vouchers': ROUTE, 'pages./vouchers': PAGE },
    'a link with the name of another page': {
      'routes./vouchers': ROUTE,
      'pages./vouchers': PAGE,
      'navigation.footer.0.links': [{ label: 'Vouchers', to: '/treatments' }],
    },
  },
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
  find: ({ site, plan, links }) => {
    const linked = linkedPages(plan.pages, links);
    const misnamed = misnamedLinks(site, links);
    const isMeant = (page: string) => misnamed.some(({ meant }) => meant === page);
    const orphans = plan.pages
      .filter(({ route, canonical, index }) => index && route === canonical && route !== '/' && !linked.has(route))
      // A page that a redirect hides is reported as that.
      .filter(({ route }) => !isMeant(route) && !plan.redirects.some(({ from }) => from === route))
      .map(
        ({ route, path }): RuleFinding => ({
          message: `No other page links to “${route}”.`,
          help: 'Link to it from a page or the footer, write index: false, or accept it with a reason if visitors reach it in another way.',
          path,
          part: 'name',
          page: route,
        }),
      );
    return [...misnamed.map(misnamedFinding), ...orphans];
  },
};

const misnamedFinding = ({ label, route, meant, path }: MisnamedLink): RuleFinding => ({
  message: `“${label}” opens “${route}”, but it is the name of “${meant}”.`,
  help: `Write to: '${meant}', or give the link another label.`,
  path,
});

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
