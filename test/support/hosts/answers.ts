import type { Answer } from './ask.ts';

/** Headers of every answer. */
export const EVERYWHERE = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
] as const;

/** What hosts have to agree on. */
const HEADERS = [...EVERYWHERE, 'x-robots-tag', 'cache-control'];

/** What is compared of an answer: of a redirect's body nothing, of a page's everything. */
export function comparable({ status, headers, body }: Answer): Readonly<Record<string, string>> {
  const ours = status === 200 || status === 404;
  return {
    status: `${status}`,
    location: headers.location === undefined ? '' : new URL(headers.location, 'https://site.example').href,
    ...Object.fromEntries(HEADERS.map((name) => [name, headers[name] ?? ''])),
    type: ours ? (headers['content-type'] ?? '').toLowerCase().replace(/\s/g, '') : '',
    body: ours ? body : '',
  };
}

/** In what one answer differs from another: 'status', 'location', the name of a header, 'type', 'body'. */
export function differing(one: Answer, other: Answer): readonly string[] {
  const [a, b] = [comparable(one), comparable(other)];
  return Object.keys(a).filter((name) => a[name] !== b[name]);
}
