import { replacing } from '../../../core/finding.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { LinkedPage } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const linkCanonical: Rule = {
  name: 'link/canonical',
  severity: 'error',
  checks:
    'Every page and its preview have the same canonical address: a page that exists, is indexed and is its own canonical page.',
  because: 'Search engines may list neither of the two pages.',
  source: 'RFC 6596; https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  bad: {
    'the not-hrefs page as the canonical page': { 'routes./treatments.canonical': '/404' },
    'a canonical page that has another canonical page itself': {
      'routes./treatments.canonical': '/treatments/massage',
      'routes./treatments/massage.canonical': '/',
    },
    'a canonical page that is not indexed': {
      'routes./treatments.canonical': '/treatments/massage',
      'routes./treatments/massage.index': false,
    },
  },
  good: { 'an indexed page that is its own canonical page': { 'routes./treatments.canonical': '/treatments/massage' } },
  find: ({ plan, links }) => {
    const planned = new Map(plan.pages.map((page) => [page.route, page]));
    return plan.pages.flatMap((page) => {
      const rendered = links.pages.get(page.route);
      const address = links.addresses.origin + page.canonical;
      return [...inConfig(page, planned), ...(rendered ? onPage(page, rendered, address) : [])];
    });
  },
};

/** Checks the canonical page that the config sets. */
function inConfig(page: PlannedPage, pages: ReadonlyMap<string, PlannedPage>): readonly RuleFinding[] {
  const target = pages.get(page.canonical);
  if (page.canonical === page.route || !target) return [];
  const problem = problemIn(page, target);
  const field = page.path[0] === 'aliases' ? 'page' : 'canonical';
  return problem ? [{ ...problem, path: [...page.path, field], page: page.route }] : [];
}

type Problem = Pick<RuleFinding, 'message' | 'help' | 'span' | 'replacement'>;

function problemIn(page: PlannedPage, target: PlannedPage): Problem | undefined {
  const { route } = target;
  if (target.status !== 200)
    return {
      message: `“${route}” returns ${target.status}, so it cannot be the canonical address of “${page.route}”.`,
      help: 'Write the address of a page that exists.',
    };
  if (target.canonical !== route)
    return {
      message: `“${route}” cannot be the canonical address of “${page.route}”: its own canonical address is “${target.canonical}”.`,
      help: `Write “${target.canonical}”.`,
      span: { at: 0, length: route.length },
      ...replacing(route, target.canonical),
    };
  if (page.index && !target.index)
    return {
      message: `“${route}” is not indexed, so it cannot be the canonical address of “${page.route}”.`,
      help: 'Write index: false here too, or remove it from the other page.',
    };
  return undefined;
}

/** Checks the rendered page: it has one canonical address, and its preview has the same one. */
function onPage(page: PlannedPage, { references }: LinkedPage, address: string): readonly RuleFinding[] {
  const hrefsBy = (by: string) => references.flatMap((reference) => (reference.by === by ? [reference.href] : []));
  const addresses: readonly (readonly [string, readonly string[]])[] = [
    ['canonical address', hrefsBy('link canonical')],
    ['preview address', hrefsBy('meta og:url')],
  ];
  return addresses.flatMap(([label, hrefs]) =>
    hrefs.length === 1 && hrefs[0] === address
      ? []
      : {
          message: `The ${label} of “${page.route}” is ${hrefs.map((href) => `“${href}”`).join(' and ') || 'missing'}, not “${address}”.`,
          path: page.path,
          page: page.route,
        },
  );
}
