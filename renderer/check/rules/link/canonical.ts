import { replacing } from '../../../core/finding.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { LinkedPage } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const linkCanonical: Rule = {
  name: 'link/canonical',
  severity: 'error',
  checks:
    'Every page names one canonical address, and its preview on other sites the same one: a page that answers, that search engines may list, and that names itself.',
  because: 'A search engine that is sent on to nothing, or from one page to the next, lists neither.',
  source: 'RFC 6596; https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  examples: {
    bad: [
      { shows: 'the page for what is not found', values: { 'routes./treatments.canonical': '/404' } },
      {
        shows: 'a page that names another one itself',
        values: { 'routes./treatments.canonical': '/treatments/massage', 'routes./treatments/massage.canonical': '/' },
      },
      {
        shows: 'a page that search engines may not list',
        values: { 'routes./treatments.canonical': '/treatments/massage', 'routes./treatments/massage.index': false },
      },
    ],
    good: [
      {
        shows: 'a page that names itself, and that search engines may list',
        values: { 'routes./treatments.canonical': '/treatments/massage' },
      },
    ],
  },
  find: ({ plan, links }) => {
    const planned = new Map(plan.pages.map((page) => [page.route, page]));
    return plan.pages.flatMap((page) => {
      const finished = links.pages.get(page.route);
      const address = links.addresses.origin + page.canonical;
      return [...ofConfig(page, planned), ...(finished ? ofPage(page, finished, address) : [])];
    });
  },
};

/** What the config says of a page that names another one. */
function ofConfig(page: PlannedPage, pages: ReadonlyMap<string, PlannedPage>): readonly RuleFinding[] {
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
      message: `“${route}” answers that nothing was found: it cannot stand for “${page.route}”.`,
      help: 'Name a page that answers.',
    };
  if (target.canonical !== route)
    return {
      message: `“${route}” cannot stand for “${page.route}”: it names “${target.canonical}” in its own place.`,
      help: `Write “${target.canonical}”.`,
      span: { at: 0, length: route.length },
      ...replacing(route, target.canonical),
    };
  if (page.index && !target.index)
    return {
      message: `“${route}” cannot stand for “${page.route}”: search engines may not list it.`,
      help: 'Write index: false here too, or let them list the other page.',
    };
  return undefined;
}

/** What the finished page says: one canonical address, and the same one in the preview. */
function ofPage(page: PlannedPage, { references }: LinkedPage, address: string): readonly RuleFinding[] {
  const written = (by: string) => references.flatMap((reference) => (reference.by === by ? [reference.href] : []));
  const said: readonly (readonly [string, string, readonly string[]])[] = [
    ['canonical address', 'link canonical', written('link canonical')],
    ['address of its preview', 'meta og:url', written('meta og:url')],
  ];
  return said.flatMap(([what, , found]) =>
    found.length === 1 && found[0] === address
      ? []
      : [
          {
            message: `The ${what} of “${page.route}” is ${found.map((href) => `“${href}”`).join(' and ') || 'missing'}, not “${address}”.`,
            path: page.path,
            page: page.route,
          },
        ],
  );
}
