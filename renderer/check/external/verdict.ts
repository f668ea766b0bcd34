import type { Reply } from './reply.ts';

/** The result of checking an external link. */
export type Verdict =
  /** `endedAt` is the last address if the link redirects, and `movedTo` the new one if it has permanently moved. */
  | { readonly kind: 'ok'; readonly movedTo?: string; readonly endedAt?: string }
  /** Visitors cannot open it either. */
  | { readonly kind: 'dead'; readonly why: string }
  /** It may work, but a program cannot find out. */
  | { readonly kind: 'unverifiable'; readonly why: string };

const dead = (why: string): Verdict => ({ kind: 'dead', why });
const unverifiable = (why: string): Verdict => ({ kind: 'unverifiable', why });

/** True if another attempt may succeed: the host is busy, temporarily broken, or closed the connection. */
export const isTemporary = (reply: Reply): boolean => {
  if (reply.kind === 'failure') return reply.code in TEMPORARY;
  return reply.kind === 'status' && (BUSY.has(reply.status) || isBroken(reply.status));
};

/** Request timeout, too early, too many requests. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);
const isBroken = (status: number): boolean => status >= 500 && status < 600;

/** True if GET would return the same result as HEAD did. */
export const isConclusive = (reply: Reply): boolean =>
  reply.kind === 'wait-too-long' ||
  (reply.kind === 'failure' && reply.code in FATAL) ||
  (reply.kind === 'status' && reply.status >= 200 && reply.status < 400);

/** Returns the target of a redirect, as the host wrote it. */
export const redirectTarget = (reply: Reply): string | undefined =>
  reply.kind === 'status' && [301, 302, 303, 307, 308].includes(reply.status) ? reply.location : undefined;

/** 301 and 308 mean that the move is permanent (RFC 9110 §15.4). */
export const isPermanent = (reply: Reply): boolean => reply.kind === 'status' && [301, 308].includes(reply.status);

/** Turns the last reply into a verdict. */
export function verdictOf(reply: Reply): Verdict {
  switch (reply.kind) {
    case 'status':
      return verdictOfStatus(reply.status);
    case 'timeout':
      return unverifiable('it does not answer in time');
    case 'wait-too-long':
      return unverifiable(`its host allows no request for ${Math.ceil(reply.ms / 1000)} seconds`);
    case 'failure':
      return verdictOfFailure(reply.code);
  }
}

/** LinkedIn returns 999 to programs; no other host returns a status above 599. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'it requires a password (401)',
  403: 'it rejects programs (403)',
  405: 'it rejects programs (405)',
  429: 'it allows fewer requests (429)',
  999: 'it rejects programs (999)',
};

function verdictOfStatus(status: number): Verdict {
  if (status >= 200 && status < 300) return { kind: 'ok' };
  if (status === 404) return dead('the page does not exist (404)');
  if (status === 410) return dead('the page was removed (410)');
  const refusal = REFUSALS[status];
  if (refusal !== undefined) return unverifiable(refusal);
  if (isBroken(status)) return unverifiable(`its host has a problem (${status})`);
  return unverifiable(`it returns status ${status}`);
}

/**
 * Failures that visitors see too, by Node's codes (https://nodejs.org/api/errors.html,
 * https://docs.openssl.org/3.0/man1/openssl-verification-options/).
 */
const FATAL: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host does not exist',
  ECONNREFUSED: 'its host refuses the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  CERT_REVOKED: 'its certificate was withdrawn',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its host does not support TLS',
};

/** Failures that may be temporary. */
const TEMPORARY: Readonly<Record<string, string>> = {
  ECONNRESET: 'its host closes the connection',
  UND_ERR_SOCKET: 'its host closes the connection',
  EPIPE: 'its host closes the connection',
  EAI_AGAIN: 'its name could not be resolved at the moment',
};

/** Failures that may have their cause on this machine: its network, certificate authorities or TLS versions. */
const LOCAL: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer in time',
  ETIMEDOUT: 'it does not answer in time',
  ENETUNREACH: 'this machine cannot reach its network',
  EHOSTUNREACH: 'this machine cannot reach its network',
  // A browser may fetch a missing certificate of the chain, or trust an authority that Node does not know.
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that this machine does not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its host sends an incomplete certificate chain',
  UNABLE_TO_GET_ISSUER_CERT: 'its host sends an incomplete certificate chain',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an authority that this machine does not know',
};

const verdictOfFailure = (code: string): Verdict => {
  const fatal = FATAL[code];
  return fatal === undefined
    ? unverifiable(TEMPORARY[code] ?? LOCAL[code] ?? `it could not be requested from this machine (${code})`)
    : dead(fatal);
};
