import type { PlannedPage } from '../../plan/page.ts';
import type { AuthoredLink } from './authored.ts';
import type { Resolve } from './destination.ts';

/** A place at which an address was typed, and what stands there where that is an address. */
export type AuthoredLocation = Pick<AuthoredLink, 'where' | 'written'>;

/** Finds where the address of a link on some pages was typed. */
export type TraceLink = (href: string, pages: readonly string[]) => readonly AuthoredLocation[];

/**
 * Every place where an address was typed, in whichever form: each of them is at fault. An address that was typed
 * nowhere was made by a component: it is traced to the page. The list of what was typed is read once.
 */
export function tracer(
  authored: readonly AuthoredLink[],
  planned: readonly PlannedPage[],
  resolve: Resolve,
): TraceLink {
  const places = new Map<string, AuthoredLocation[]>();
  for (const link of authored) {
    const key = linkKey(link.href, link.where.page ?? '/', resolve);
    const known = places.get(key);
    if (known) known.push(link);
    else places.set(key, [link]);
  }
  const declared = new Map(planned.map(({ route, path }) => [route, path]));
  return (href, pages) => {
    const [page = '/'] = pages;
    const found = places.get(linkKey(href, page, resolve)) ?? imageOf(href);
    if (found.length === 0) return [{ where: { path: declared.get(page) ?? ['routes'], page } }];
    const on = new Set(pages);
    return found.map(({ where, ...rest }) => ({
      ...rest,
      where: { ...where, page: where.page !== undefined && on.has(where.page) ? where.page : page },
    }));
  };
}

/** One key for all ways of writing an address; campaign parameters are added by components. */
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

/** '/assets/massage-640.1a2b3c4d.avif' is made from the picture 'massage'. */
const imageOf = (href: string): readonly AuthoredLocation[] => {
  const name = /^\/assets\/(.+)-\d+\.[^/]+$/.exec(href)?.[1];
  return name === undefined ? [] : [{ where: { path: ['images', name, 'file'] } }];
};
