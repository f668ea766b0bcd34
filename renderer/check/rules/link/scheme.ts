import type { Reference } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';
import { atEach, badLinks } from './fault.ts';

export const linkScheme: Rule = {
  name: 'link/scheme',
  severity: 'error',
  checks:
    'Links and pictures of other sites are asked for with https; no link runs a script or holds its content itself.',
  because:
    'Over http anyone on the way can read and change what is sent; “javascript:” and “data:” run what somebody pasted.',
  source: 'https://www.w3.org/TR/mixed-content/; https://html.spec.whatwg.org/#the-javascript:-url-special-case',
  examples: {
    bad: [
      { shows: 'an address without encryption', values: { 'booking.visit': 'http://book.example/visit' } },
      { shows: 'a script in the place of an address', values: { 'navigation.bar.0.to': 'javascript:alert(1)' } },
    ],
    good: [
      { shows: 'an address with encryption', values: { 'booking.visit': 'https://book.example/visit' } },
      { shows: 'an e-mail by its role', values: { 'navigation.bar.0.to': 'email:A question' } },
    ],
  },
  find: ({ links }) =>
    badLinks(links, (reference) => isUnsafe(reference)).flatMap((link) =>
      atEach(links, link, {
        message: `“${link.href}” is not asked for with https.`,
        help: 'Write an address that begins with “https://”.',
        instead: link.href.startsWith('http:') ? link.href.replace('http:', 'https:') : undefined,
      }),
    ),
};

/** What a link may begin with beside https: it opens the visitor's own mail or telephone. */
const PERSONAL: ReadonlySet<string> = new Set(['mailto', 'tel', 'sms']);

/** Pictures may hold their content in their address: no script runs in them. */
const isUnsafe = ({ to, by }: Reference): boolean =>
  to.kind === 'external'
    ? to.url.protocol !== 'https:'
    : to.kind === 'scheme' &&
      !(PERSONAL.has(to.scheme) && by === 'a href') &&
      !(to.scheme === 'data' && /^(?:img|source|link icon)/.test(by));
