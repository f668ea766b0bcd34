import type { Reference } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';
import { findingsAt, linkProblems } from './problem.ts';

export const linkScheme: Rule = {
  name: 'link/scheme',
  severity: 'error',
  checks: 'Links and images of other sites use https, and links contain no scripts or data.',
  because:
    'Anybody on the network can read and change what is sent over http, and “javascript:” runs code in the visitor’s browser.',
  source: 'https://www.w3.org/TR/mixed-content/; https://html.spec.whatwg.org/#the-javascript:-url-special-case',
  bad: {
    'an address without encryption': { 'booking.visit': 'http://book.example/visit' },
    'a script instead of an address': { 'navigation.bar.0.to': 'javascript:alert(1)' },
  },
  good: {
    'an encrypted address': { 'booking.visit': 'https://book.example/visit' },
    'an e-mail by its role': { 'navigation.bar.0.to': 'email:A question' },
  },
  find: ({ links }) =>
    linkProblems(links, (reference) => isUnsafe(reference)).flatMap((link) =>
      findingsAt(links, link, {
        message: `“${link.href}” does not use https.`,
        help: 'Write an address that begins with “https://”.',
        instead: link.href.startsWith('http:') ? link.href.replace('http:', 'https:') : undefined,
      }),
    ),
};

/** Schemes that links may use besides https: they open the visitor's mail program or telephone. */
const PERSONAL: ReadonlySet<string> = new Set(['mailto', 'tel', 'sms']);

/** Data URLs are safe in images, because browsers do not run scripts in them. */
const isUnsafe = ({ to, by }: Reference): boolean =>
  to.kind === 'external'
    ? to.url.protocol !== 'https:'
    : to.kind === 'scheme' &&
      !(PERSONAL.has(to.scheme) && by === 'a href') &&
      !(to.scheme === 'data' && /^(?:img|source|link icon)/.test(by));
