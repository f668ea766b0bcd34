/** The headers that every host sends: one model, compiled to each host's own form. */
export interface HeaderRule {
  /** Which addresses: '/*', '/assets/*', '/go/*'. */
  readonly for: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const YEAR_S = 31_536_000;

export const headerRules: readonly HeaderRule[] = [
  {
    for: '/*',
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['X-Frame-Options', 'DENY'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ],
  },
  // A file whose name holds the hash of its content never changes.
  { for: '/assets/*', headers: [['Cache-Control', `public, max-age=${YEAR_S}, immutable`]] },
  { for: '/go/*', headers: [['X-Robots-Tag', 'noindex']] },
];

/** `_headers`, as Cloudflare Pages and Netlify read it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map((rule) => `${rule.for}\n${rule.headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
