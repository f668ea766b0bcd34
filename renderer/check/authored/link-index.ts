import { groupBy } from '../../core/group-by.ts';
import type { PlannedPage } from '../../plan/page.ts';
import type { Resolve } from '../links/destination.ts';
import type { AuthoredLink } from './links.ts';

/** The location at which the owner wrote an address, and the characters there if they are the address itself. */
export type AuthoredLocation = Pick<AuthoredLink, 'location' | 'written'>;

/** Finds where the owner wrote the links of finished pages. */
export interface LinkIndex {
  /**
   * Returns every location of an address, in any spelling: each of them causes the finding. If a component created the
   * address, its location is the page.
   */
  readonly locateLink: (href: string, pages: readonly string[]) => readonly AuthoredLocation[];
  /** Returns one location of an address: in the sections of the page if they contain it, otherwise anywhere. */
  readonly locateLinkOn: (route: string, href: string) => AuthoredLocation['location'];
}

export function linkIndex(
  links: readonly AuthoredLink[],
  planned: readonly PlannedPage[],
  resolve: Resolve,
): LinkIndex {
  const byKey = groupBy(links, ({ href, location }) => linkKey(href, location.page ?? '/', resolve));
  const declared = new Map(planned.map(({ route, path }) => [route, path]));
  const find = (href: string, page: string) => byKey.get(linkKey(href, page, resolve)) ?? imageOf(href);
  return {
    locateLink: (href, pages) => {
      const [page = '/'] = pages;
      const found = find(href, page);
      if (found.length === 0) return [{ location: { path: declared.get(page) ?? ['routes'], page } }];
      const on = new Set(pages);
      return found.map(({ location, ...rest }) => ({
        ...rest,
        location: { ...location, page: location.page !== undefined && on.has(location.page) ? location.page : page },
      }));
    },
    locateLinkOn: (route, href) => {
      const found = find(href, route);
      const own = found.find(({ location: { path } }) => path?.[0] === 'pages' && path[1] === route);
      // Declaring a booking link does not count as using it.
      const use = own ?? found.find(({ written }) => written !== undefined) ?? found[0];
      return use ? { ...use.location, page: route } : { path: ['pages', route] };
    },
  };
}

/** One key for all spellings of an address. Components add the campaign parameters. */
export function linkKey(href: string, page: string, resolve: Resolve): string {
  const plain = withoutCampaign(href);
  const to = resolve(plain, page);
  switch (to.kind) {
    case 'page':
      return `${to.route}#${to.anchor ?? ''}`;
    case 'redirect':
      return `> ${plain.replace(/^https?:\/\/[^/]+/, '')}`;
    case 'external':
      return to.url.href;
    default:
      return plain;
  }
}

const withoutCampaign = (href: string): string => {
  if (!href.includes('utm_')) return href;
  const [address = '', hash] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const rest = query.split('&').filter((pair) => !pair.startsWith('utm_'));
  return `${path}${rest.length > 0 ? `?${rest.join('&')}` : ''}${hash === undefined ? '' : `#${hash}`}`;
};

/** '/assets/massage-640.1a2b3c4d.avif' is made from the image 'massage'. */
const imageOf = (href: string): readonly AuthoredLocation[] => {
  const name = /^\/assets\/(.+)-\d+\.[^/]+$/.exec(href)?.[1];
  return name === undefined ? [] : [{ location: { path: ['images', name, 'file'] } }];
};
