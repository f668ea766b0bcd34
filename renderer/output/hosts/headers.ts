import { type Header, type HeaderRule, type HostModel, matchPattern } from './model.ts';

const YEAR_S = 31_536_000;

/** Caches a file indefinitely: its name contains the hash of its content, so it never changes. */
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/** Caches a file and revalidates it on every request; if it has not changed, the answer has no body. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** A missing file may exist after the next build. */
export const NO_STORE = 'no-store';

/** Returns the headers that every host sends. `policy` is the security policy that all pages share. */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  {
    for: '/*',
    headers: [
      ['Content-Security-Policy', policy],
      // Excludes subdomains, because other providers may run the booking system or the journal there.
      ['Strict-Transport-Security', `max-age=${YEAR_S}`],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      // For browsers without support for frame-ancestors.
      ['X-Frame-Options', 'DENY'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ],
  },
  { for: '/assets/*', headers: [['Cache-Control', IMMUTABLE]] },
  { for: '/go/*', headers: [['X-Robots-Tag', 'noindex']] },
];

/** Returns the headers of an answer, except those that describe its body. Later rules override earlier ones. */
export function headersOf({ headers }: HostModel, path: string, status: number): readonly Header[] {
  const found = new Map(
    headers.filter((rule) => matchPattern(rule.for, path) !== undefined).flatMap((rule) => rule.headers),
  );
  const cache = cacheOf(status, found.get(CACHE));
  found.delete(CACHE);
  return cache === undefined ? [...found] : [...found, [CACHE, cache]];
}

export const CACHE = 'Cache-Control';

/** Returns the caching header of an answer. A redirect has none: browsers cache only permanent redirects. */
function cacheOf(status: number, own: string | undefined): string | undefined {
  if (status === 404) return NO_STORE;
  return status === 200 || status === 304 ? (own ?? REVALIDATED) : undefined;
}
