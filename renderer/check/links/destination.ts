import type { Redirect } from '../../plan/redirects.ts';

/** The page, file or server that an address points to. */
export type Destination =
  | { readonly kind: 'page'; readonly route: string; readonly anchor?: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly from: string }
  /** Another spelling of a page’s address: hosts redirect it to the page. */
  | { readonly kind: 'detour'; readonly route: string }
  /** An address of this site that does not exist. */
  | { readonly kind: 'nothing'; readonly address: string }
  | { readonly kind: 'external'; readonly url: URL }
  /** 'mailto:', 'tel:', 'javascript:' … */
  | { readonly kind: 'scheme'; readonly scheme: string }
  /** Not a valid address: 'https://' without a host. */
  | { readonly kind: 'malformed' };

/** The addresses of this site that exist. */
export interface Addresses {
  /** The origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly routes: ReadonlySet<string>;
  /** Files that the build will write, without a leading slash. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly Redirect[];
}

export type Resolve = (href: string, route: string) => Destination;

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Has the same destination on every page, unlike 'team' and 'https:team' (https://url.spec.whatwg.org/#scheme-state). */
const ABSOLUTE = /^(?:\/|[a-z][a-z\d+.-]*:\/\/)/i;

/**
 * Returns a function that finds the destination of an address. It caches its results, because the same few links appear
 * on every page.
 */
export function resolver(addresses: Addresses): Resolve {
  const known = new Map<string, Destination>();
  const own = ownAddress(addresses);
  const find = (href: string, route: string): Destination => {
    const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
    if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { kind: 'scheme', scheme };
    if (!URL.canParse(href, addresses.origin + route)) return { kind: 'malformed' };
    const url = new URL(href, addresses.origin + route);
    return url.origin === addresses.origin ? own(url) : { kind: 'external', url };
  };
  return (href, route) => {
    const key = ABSOLUTE.test(href) ? href : `${route} ${href}`;
    const found = known.get(key) ?? find(href, route);
    known.set(key, found);
    return found;
  };
}

/** Anchors that exist on every page, and text fragments (https://html.spec.whatwg.org/#top-of-the-document). */
const NO_ANCHOR = /^(?:top)?$|^:~:text=/i;

function ownAddress({ routes, files, redirects }: Addresses): (url: URL) => Destination {
  const exact = new Set(redirects.map(({ from }) => from));
  const patterns = redirects.flatMap(({ from }) => (from.endsWith('/*') ? [from] : []));
  return ({ pathname, hash }) => {
    const path = decoded(pathname);
    const anchor = decoded(hash.slice(1));
    if (exact.has(path)) return { kind: 'redirect', from: path };
    const pattern = patterns.find((from) => path.startsWith(from.slice(0, -1)) && path.length >= from.length);
    if (pattern !== undefined) return { kind: 'redirect', from: pattern };
    if (routes.has(path))
      return NO_ANCHOR.test(anchor) ? { kind: 'page', route: path } : { kind: 'page', route: path, anchor };
    const plain = plainAddress(path);
    if (plain !== path && routes.has(plain)) return { kind: 'detour', route: plain };
    return files.has(path.slice(1)) ? { kind: 'file', path: path.slice(1) } : { kind: 'nothing', address: path };
  };
}

/** '/team/', '/team.html' and '/team/index.html' are '/team' (see renderer/output/hosts/respond.ts). */
const plainAddress = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Returns an address that is not well formed unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
