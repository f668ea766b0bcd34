import { type Header, type HeaderRule, type HostModel, matchPattern } from './model.ts';

const YEAR_S = 31_536_000;

/** Kept for as long as a browser likes: a file whose name holds the hash of its content never changes. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/** Kept, and asked for again each time: an answer without a body says that nothing has changed. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What is not there today may be there after the next build. */
export const NOT_KEPT = 'no-store';

/** The headers that every host sends. `policy` is what all pages have in common of their content security policies. */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  {
    for: '/*',
    headers: [
      ['Content-Security-Policy', policy],
      // Without subdomains: the booking system or the journal may be one of them, and is not ours.
      ['Strict-Transport-Security', `max-age=${YEAR_S}`],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      // For browsers that do not know frame-ancestors.
      ['X-Frame-Options', 'DENY'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ],
  },
  { for: '/assets/*', headers: [['Cache-Control', IMMUTABLE]] },
  { for: '/go/*', headers: [['X-Robots-Tag', 'noindex']] },
];

/** The headers of an answer beside those that describe its body. A later rule wins over an earlier one. */
export function headersOf({ headers }: HostModel, path: string, status: number): readonly Header[] {
  const found = new Map(
    headers.filter((rule) => matchPattern(rule.for, path) !== undefined).flatMap((rule) => rule.headers),
  );
  const cache = cacheOf(status, found.get(CACHE));
  found.delete(CACHE);
  return cache === undefined ? [...found] : [...found, [CACHE, cache]];
}

export const CACHE = 'Cache-Control';

/** How long an answer is kept; a redirect says nothing of it: a browser keeps a permanent one, and no other. */
function cacheOf(status: number, own: string | undefined): string | undefined {
  if (status === 404) return NOT_KEPT;
  return status === 200 || status === 304 ? (own ?? REVALIDATED) : undefined;
}
