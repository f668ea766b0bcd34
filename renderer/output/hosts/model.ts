import { isPrivate } from './address.ts';
import { contentType } from './content-type.ts';

/**
 * Everything that a host has to know of a built site beside its files. It is one value; each host's own configuration is
 * compiled from it, and the preview answers by it. That of pages is the same for every site, and stands in `address.ts`.
 */
export interface HostModel {
  /** The site's own address: 'https://www.clinic.example'. */
  readonly origin: string;
  readonly redirects: readonly HostRedirect[];
  readonly headers: readonly HeaderRule[];
  /** Pages for what is not found, those of the deepest folders first, that of the whole site last. */
  readonly notFound: readonly NotFoundPage[];
  /** The content type of each ending that its files have: 'woff2' → 'font/woff2'. */
  readonly types: ReadonlyMap<string, string>;
}

/** An address that leads elsewhere, for the time being. */
export interface HostRedirect {
  /** '/go/massage', or '/journal/*' where all below it leads on. */
  readonly from: string;
  /** Where to; ':splat' at its end stands for what '*' matched. */
  readonly to: string;
}

/** Headers of the answers at some addresses. */
export interface HeaderRule {
  /** '/*', '/assets/*', '/go/*'. */
  readonly for: string;
  readonly headers: readonly Header[];
}

export type Header = readonly [name: string, value: string];

export interface NotFoundPage {
  /** The folder whose addresses it answers for, with a slash at its end: '/', '/treatments/'. */
  readonly below: string;
  readonly file: string;
}

export interface HostModelInput extends Pick<HostModel, 'origin' | 'headers'> {
  readonly redirects: readonly HostRedirect[];
  /** Every file of the site, without a leading slash. */
  readonly paths: readonly string[];
}

export const hostModel = ({ origin, redirects, headers, paths }: HostModelInput): HostModel => {
  const rules = redirects.map(({ from, to }) => ({ from, to }));
  return {
    origin,
    // Hosts take the first that matches, and Cloudflare Pages wants those of one address before the others.
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

/** What stands for the rest of the address in the destination of a pattern. */
export const SPLAT = ':splat';

const NOT_FOUND = '404.html';

const notFoundPages = (paths: readonly string[]): readonly NotFoundPage[] =>
  paths
    .filter((path) => path === NOT_FOUND || path.endsWith(`/${NOT_FOUND}`))
    .map((file) => ({ below: `/${file.slice(0, -NOT_FOUND.length)}`, file }))
    .sort((a, b) => b.below.length - a.below.length);

/** 'assets/a.0123.woff2' → 'woff2' */
export const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** '/journal/*' and '/journal/a/b' → 'a/b'; an address without '*' matches itself. Nothing where they do not match. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!isPattern(pattern)) return pattern === path ? '' : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
