import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { EDITOR } from './browser-shared.ts';

/** The editor listens only on this address: other machines cannot reach it. */
export const HOST = '127.0.0.1';

/** Decides which requests the editor answers. */
export interface Guard {
  /** The path of the editor with the secret, to be opened once: '/__edit/?key=…'. */
  readonly entrance: string;
  readonly check: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, port: number) => Verdict;
}

export type Verdict =
  | { readonly kind: 'allowed' }
  /** The address contained the secret: the browser gets the cookie. */
  | { readonly kind: 'entering'; readonly cookie: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Creates a guard with a new secret. A web page in the same browser can send requests to this machine, so a request
 * must name the host, prove with a cookie that the browser was given the secret, and come from the editor itself if it
 * changes something (https://owasp.org/www-community/attacks/csrf, DNS rebinding).
 */
export function createGuard(): Guard {
  const [key, token] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  return {
    entrance: `${EDITOR}?key=${key}`,
    check: ({ method = 'GET', url = '/', headers }, port) => {
      const name = `site-edit-${port}`;
      if (headers.host !== `${HOST}:${port}`) return refused('The request names another host.');
      const given = new URL(url, `http://${HOST}`).searchParams.get('key');
      const isRead = method === 'GET' || method === 'HEAD';
      if (given !== null && isRead && url.startsWith(`${EDITOR}?`) && isSame(given, key))
        return { kind: 'entering', cookie: `${name}=${token}; Path=/; HttpOnly; SameSite=Strict` };
      if (!isSame(cookieIn(headers.cookie, name), token))
        return refused('Open the address that “npx site edit” has printed.');
      if (!isRead && headers.origin !== `http://${HOST}:${port}`)
        return refused('The request comes from another site.');
      const site = headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && !(isRead && site === 'none'))
        return refused('The request comes from another site.');
      return { kind: 'allowed' };
    },
  };
}

const refused = (reason: string): Verdict => ({ kind: 'refused', reason });

/** Compares in constant time, so that the time of a refusal reveals nothing about the secret. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const cookieIn = (header = '', name: string): string =>
  header
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
