import type { Reply } from './reply.ts';

/** What is known of an outside address in the end. */
export type Verdict =
  /** `movedTo` where it said that it has moved for good. */
  | { readonly kind: 'ok'; readonly movedTo?: string }
  /** It leads nowhere, for visitors as for us. */
  | { readonly kind: 'dead'; readonly why: string }
  /** It may be well: it could not be found out. */
  | { readonly kind: 'unverifiable'; readonly why: string };

const dead = (why: string): Verdict => ({ kind: 'dead', why });
const unverifiable = (why: string): Verdict => ({ kind: 'unverifiable', why });

/** True for a reply that another try may better: the host is busy, broken for the moment, or broke the line. */
export const mayPass = (reply: Reply): boolean => {
  if (reply.kind === 'failure') return reply.code in PASSING;
  return reply.kind === 'status' && (BUSY.has(reply.status) || isBroken(reply.status));
};

/** Request timeout, too early, too many requests. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);
const isBroken = (status: number): boolean => status >= 500 && status < 600;

/** True for a reply to HEAD that GET would get as well. */
export const isPlain = (reply: Reply): boolean =>
  reply.kind === 'patience' ||
  (reply.kind === 'failure' && reply.code in HOPELESS) ||
  (reply.kind === 'status' && reply.status >= 200 && reply.status < 400);

/** Where a redirect leads, as the host wrote it. */
export const leadsOn = (reply: Reply): string | undefined =>
  reply.kind === 'status' && [301, 302, 303, 307, 308].includes(reply.status) ? reply.location : undefined;

/** 301 and 308 say that the old address need not be asked again (RFC 9110 §15.4). */
export const isForGood = (reply: Reply): boolean => reply.kind === 'status' && [301, 308].includes(reply.status);

/** What the last reply says of an address. */
export function verdictOf(reply: Reply): Verdict {
  switch (reply.kind) {
    case 'status':
      return ofStatus(reply.status);
    case 'timeout':
      return unverifiable('it does not answer in time');
    case 'patience':
      return unverifiable(`its host asks to be left alone for ${Math.ceil(reply.ms / 1000)} seconds`);
    case 'failure':
      return ofFailure(reply.code);
  }
}

/** 999 is what LinkedIn says to programs; no other host gives a status above 599. */
const WALLS: Readonly<Record<number, string>> = {
  401: 'it asks for a password (401)',
  403: 'it turns programs away (403)',
  405: 'it turns programs away (405)',
  429: 'it asks for fewer requests (429)',
  999: 'it turns programs away (999)',
};

function ofStatus(status: number): Verdict {
  if (status >= 200 && status < 300) return { kind: 'ok' };
  if (status === 404) return dead('it answers that there is no such page (404)');
  if (status === 410) return dead('it answers that the page is gone (410)');
  const wall = WALLS[status];
  if (wall !== undefined) return unverifiable(wall);
  if (isBroken(status)) return unverifiable(`its host is out of order (${status})`);
  return unverifiable(`it answers with status ${status}`);
}

/** Failures that a visitor meets too, by Node's codes (https://nodejs.org/api/errors.html, https://docs.openssl.org/3.0/man1/openssl-verification-options/). */
const HOPELESS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of that name',
  ECONNREFUSED: 'its host refuses the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  CERT_REVOKED: 'its certificate was withdrawn',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody but its own host',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its host speaks no TLS',
};

/** Failures that may be gone at the next try. */
const PASSING: Readonly<Record<string, string>> = {
  ECONNRESET: 'its host breaks the connection off',
  UND_ERR_SOCKET: 'its host breaks the connection off',
  EPIPE: 'its host breaks the connection off',
  EAI_AGAIN: 'its name could not be looked up just now',
};

/** Failures that may be this machine's: its network, its list of authorities, what it can speak. */
const UNCLEAR: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer in time',
  ETIMEDOUT: 'it does not answer in time',
  ENETUNREACH: 'this machine cannot reach its network',
  EHOSTUNREACH: 'this machine cannot reach its network',
  // A browser may fetch a missing certificate of the chain, or know an authority that Node does not.
  SELF_SIGNED_CERT_IN_CHAIN: 'this machine does not know the authority of its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its host sends an incomplete chain of certificates',
  UNABLE_TO_GET_ISSUER_CERT: 'its host sends an incomplete chain of certificates',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'this machine does not know the authority of its certificate',
};

const ofFailure = (code: string): Verdict => {
  const hopeless = HOPELESS[code];
  return hopeless === undefined
    ? unverifiable(PASSING[code] ?? UNCLEAR[code] ?? `it could not be asked from here (${code})`)
    : dead(hopeless);
};
