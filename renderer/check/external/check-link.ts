import type { Limiter } from '../../core/concurrency.ts';
import type { Web } from '../../core/web.ts';
import { type Jar, type Reply, request } from './reply.ts';
import type { RequestPolicy } from './request-policy.ts';
import { isConclusive, isPermanent, isTemporary, redirectTarget, type Verdict, verdictOf } from './verdict.ts';

/** The state that all links of one run share. */
export interface LinkCheckContext {
  readonly web: Web;
  readonly policy: RequestPolicy;
  readonly concurrencyLimiter: Limiter;
  /** The time until which a host asked us to wait, by host. */
  readonly retryAt: Map<string, number>;
}

/** Requests an address, follows its redirects, and retries after temporary failures. */
export async function checkLink(address: string, context: LinkCheckContext): Promise<Verdict> {
  const jar: Jar = new Map();
  const visited: string[] = [];
  const start = new URL(address);
  let url = start;
  let movedTo: string | undefined;
  let isPermanentSoFar = true;
  for (;;) {
    const visit = `${url.href.replace(/#.*/, '')} ${cookiesOf(jar)}`;
    if (visited.includes(visit)) return { kind: 'dead', why: 'its redirects form a loop' };
    visited.push(visit);
    const reply = await lastReply(url, jar, context);
    const location = redirectTarget(reply);
    if (location === undefined)
      return withRedirects(verdictOf(reply), { movedTo, endedAt: url.href === start.href ? undefined : url.href });
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!next || !/^https?:$/.test(next.protocol))
      return { kind: 'unverifiable', why: `it redirects to “${location}”, which is not a web address` };
    if (visited.length > context.policy.maxRedirects)
      return { kind: 'dead', why: `it redirects more than ${context.policy.maxRedirects} times` };
    isPermanentSoFar &&= isPermanent(reply);
    if (isPermanentSoFar) movedTo = next.href;
    url = next;
  }
}

const cookiesOf = (jar: Jar): string => JSON.stringify([...jar].map(([host, cookies]) => [host, ...cookies]));

const withRedirects = (
  verdict: Verdict,
  { movedTo, endedAt }: { readonly movedTo: string | undefined; readonly endedAt: string | undefined },
): Verdict =>
  verdict.kind === 'ok'
    ? { kind: 'ok', ...(movedTo === undefined ? {} : { movedTo }), ...(endedAt === undefined ? {} : { endedAt }) }
    : verdict;

/** HEAD is the cheapest request for a host. If it fails, GET decides, with retries after temporary failures. */
async function lastReply(url: URL, jar: Jar, context: LinkCheckContext): Promise<Reply> {
  let reply = await queuedRequest(url, 'HEAD', jar, context);
  if (isConclusive(reply)) return reply;
  for (let attempt = 1; attempt <= context.policy.maxAttempts; attempt += 1) {
    await pause(url, reply, attempt, context);
    reply = await queuedRequest(url, 'GET', jar, context);
    if (!isTemporary(reply)) return reply;
  }
  return reply;
}

/**
 * Waits before the next attempt: until the time that the host requested, otherwise twice as long each time, with
 * jitter.
 */
async function pause(
  url: URL,
  reply: Reply,
  attempt: number,
  { web, policy, retryAt }: LinkCheckContext,
): Promise<void> {
  const requestedMs = reply.kind === 'status' ? reply.retryAfterMs : undefined;
  if (requestedMs !== undefined) retryAt.set(url.host, Math.max(retryAt.get(url.host) ?? 0, web.now() + requestedMs));
  else if (attempt > 1 || isTemporary(reply))
    await web.sleep(policy.backOffMs * 2 ** (attempt - 1) * (0.5 + web.random() / 2));
}

function queuedRequest(
  url: URL,
  method: 'HEAD' | 'GET',
  jar: Jar,
  { web, policy, concurrencyLimiter, retryAt }: LinkCheckContext,
): Promise<Reply> {
  return concurrencyLimiter(url.host, async () => {
    const wait = (retryAt.get(url.host) ?? 0) - web.now();
    if (wait > policy.maxWaitMs) return { kind: 'wait-too-long', ms: wait };
    if (wait > 0) await web.sleep(wait);
    return request({ url, method, jar, timeoutMs: policy.timeoutMs }, web);
  });
}
