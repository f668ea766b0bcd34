import { isPrivate } from './address.ts';
import { contentType } from './content-type.ts';

/**
 * Everything that a host must know about a site in addition to its files. The configuration of each host is generated
 * from this value, and the preview uses it. The addresses of pages work the same on every site; see `address.ts`.
 */
export interface HostModel {
  /** The site's own address: 'https://www.clinic.example'. */
  readonly origin: string;
  readonly redirects: readonly HostRedirect[];
  readonly headers: readonly HeaderRule[];
  /** The not-found pages, deepest folders first. */
  readonly notFound: readonly NotFoundPage[];
  /** The content type of each file extension of the site: 'woff2' → 'font/woff2'. */
  readonly types: ReadonlyMap<string, string>;
}

/** A temporary redirect. */
export interface HostRedirect {
  /** '/go/massage', or '/journal/*' for everything below it. */
  readonly from: string;
  /** The destination; ':splat' at its end is replaced by the text that '*' matched. */
  readonly to: string;
}

/** The headers of the answers at matching addresses. */
export interface HeaderRule {
  /** '/*', '/assets/*', '/go/*'. */
  readonly for: string;
  readonly headers: readonly Header[];
}

export type Header = readonly [name: string, value: string];

interface NotFoundPage {
  /** The folder that it covers, with a trailing slash: '/', '/treatments/'. */
  readonly below: string;
  readonly file: string;
}

interface HostModelInput extends Pick<HostModel, 'origin' | 'headers'> {
  readonly redirects: readonly HostRedirect[];
  /** Every file of the site, without a leading slash. */
  readonly paths: readonly string[];
}

export const hostModel = ({ origin, redirects, headers, paths }: HostModelInput): HostModel => {
  const rules = redirects.map(({ from, to }) => ({ from, to }));
  return {
    origin,
    // Hosts use the first match, and Cloudflare Pages requires exact addresses before patterns.
    redirects: [...rules.filter(({ from }) => !isPattern(from)), ...rules.filter(({ from }) => isPattern(from))],
    headers,
    notFound: notFoundPages(paths),
    types: typesOf(paths),
  };
};

const typesOf = (paths: readonly string[]): ReadonlyMap<string, string> => {
  const endings = new Set(paths.filter((path) => !isPrivate(`/${path}`)).map(endingOf));
  return new Map([...endings].sort().map((ending) => [ending, contentType(ending)]));
};

export const isPattern = (from: string): boolean => from.endsWith('*');

/** The placeholder for the rest of the address in the destination of a pattern. */
export const SPLAT = ':splat';

const NOT_FOUND = '404.html';

const notFoundPages = (paths: readonly string[]): readonly NotFoundPage[] =>
  paths
    .filter((path) => path === NOT_FOUND || path.endsWith(`/${NOT_FOUND}`))
    .map((file) => ({ below: `/${file.slice(0, -NOT_FOUND.length)}`, file }))
    .sort((a, b) => b.below.length - a.below.length);

/** 'assets/a.0123.woff2' → 'woff2' */
export const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * '/journal/*' and '/journal/a/b' → 'a/b'; an address without '*' matches itself. Returns `undefined` if they do not
 * match.
 */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!isPattern(pattern)) return pattern === path ? '' : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
