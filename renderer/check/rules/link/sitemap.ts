import type { PlannedPage } from '../../../plan/page.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** https://www.sitemaps.org/protocol.html */
const MAX = 50_000;

export const linkSitemap: Rule = {
  name: 'link/sitemap',
  severity: 'error',
  checks:
    'The sitemap lists every page that search engines may list, each once and under its canonical address, and nothing else; the home page is among them, and robots.txt names the sitemap.',
  because: 'A page that it lacks is found late; one that it should not list is reported as an error by search engines.',
  source:
    'https://www.sitemaps.org/protocol.html; https://developers.google.com/search/docs/crawling-indexing/sitemaps',
  examples: {
    bad: [{ shows: 'a home page that search engines may not list', values: { 'routes./.index': false } }],
    good: [{ shows: 'another page that they may not list', values: { 'routes./treatments.index': false } }],
  },
  find: ({ plan, links }) => {
    const wanted = new Map(plan.pages.filter(isListed).map((page) => [page.route, page]));
    return [...strays(links, wanted), ...missing(links, wanted), ...home(plan.pages), ...whole(links, wanted)];
  },
};

/** What a sitemap is for: pages that answer, that may be listed, and that stand for themselves. */
const isListed = ({ status, index, canonical, route }: PlannedPage): boolean =>
  status === 200 && index && canonical === route;

type Wanted = ReadonlyMap<string, PlannedPage>;

const entriesOf = ({ files }: LinkMap) => files.filter(({ by }) => by === 'sitemap.xml loc');

function strays(links: LinkMap, wanted: Wanted): readonly RuleFinding[] {
  const seen = new Set<string>();
  return entriesOf(links).flatMap(({ href, to }) => {
    const page = to.kind === 'page' && href === links.addresses.origin + to.route ? wanted.get(to.route) : undefined;
    const again = seen.has(href);
    seen.add(href);
    if (page && !again) return [];
    const problem = again ? 'twice' : 'which is no page that search engines may list';
    return [{ message: `The sitemap lists “${href}”${again ? ' ' : ', '}${problem}.`, path: page?.path ?? ['routes'] }];
  });
}

function missing(links: LinkMap, wanted: Wanted): readonly RuleFinding[] {
  const listed = new Set(entriesOf(links).map(({ href }) => href));
  return [...wanted.values()]
    .filter(({ route }) => !listed.has(links.addresses.origin + route))
    .map(({ route, path }) => ({ message: `The sitemap lacks “${route}”.`, path, page: route }));
}

const home = (pages: readonly PlannedPage[]): readonly RuleFinding[] =>
  pages
    .filter((page) => page.route === '/' && !isListed(page))
    .map(({ path }) => ({
      message: 'The home page is not in the sitemap: search engines may not list it.',
      help: 'Remove index: false and canonical from the home page.',
      path: [...path, 'index'],
      page: '/',
    }));

function whole({ files, addresses }: LinkMap, wanted: Wanted): readonly RuleFinding[] {
  const address = `${addresses.origin}/sitemap.xml`;
  const named = files.some(({ by, href }) => by === 'robots.txt Sitemap' && href === address);
  return [
    ...(named ? [] : [{ message: `robots.txt does not name “${address}”.`, path: ['hosting', 'url'] }]),
    ...(wanted.size > MAX
      ? [{ message: `The sitemap lists ${wanted.size} pages, more than ${MAX}.`, path: ['routes'] }]
      : []),
  ];
}
