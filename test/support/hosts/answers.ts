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

/** The parts of an answer in which all hosts must agree. */
const HEADERS = [...EVERYWHERE, 'x-robots-tag', 'cache-control'];

/** Returns the parts of an answer to compare: no body for a redirect, the whole body for a page. */
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

/** Returns the parts in which two answers differ: 'status', 'location', the name of a header, 'type', 'body'. */
export function differing(one: Answer, other: Answer): readonly string[] {
  const [a, b] = [comparable(one), comparable(other)];
  return Object.keys(a).filter((name) => a[name] !== b[name]);
}
