import type { Limiter } from '../../core/concurrency.ts';
import type { Web } from '../../core/web.ts';
import { type Jar, type Reply, request } from './reply.ts';
import type { RequestPolicy } from './request-policy.ts';
import { isForGood, isPlain, leadsOn, mayPass, type Verdict, verdictOf } from './verdict.ts';

/** What all addresses of one run share. */
export interface LinkCheckContext {
  readonly web: Web;
  readonly manners: RequestPolicy;
  readonly concurrencyLimiter: Limiter;
  /** Until when hosts asked to be left alone. */
  readonly until: Map<string, number>;
}

/** Finds out what has become of an address: follows its redirects, and tries again where that may help. */
export async function checkLink(address: string, asking: LinkCheckContext): Promise<Verdict> {
  const jar: Jar = new Map();
  const seen: string[] = [];
  let url = new URL(address);
  let movedTo: string | undefined;
  let forGood = true;
  for (;;) {
    const visit = `${url.href.replace(/#.*/, '')} ${cookiesOf(jar)}`;
    if (seen.includes(visit)) return { kind: 'dead', why: 'its redirects lead round in a circle' };
    seen.push(visit);
    const reply = await lastReply(url, jar, asking);
    const location = leadsOn(reply);
    if (location === undefined) return withMove(verdictOf(reply), movedTo);
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!next || !/^https?:$/.test(next.protocol))
      return { kind: 'unverifiable', why: `it leads on to “${location}”, which is no web address` };
    if (seen.length > asking.manners.redirects)
      return { kind: 'dead', why: `it leads on more than ${asking.manners.redirects} times` };
    forGood &&= isForGood(reply);
    if (forGood) movedTo = next.href;
    url = next;
  }
}

const cookiesOf = (jar: Jar): string => JSON.stringify([...jar].map(([host, cookies]) => [host, ...cookies]));

const withMove = (verdict: Verdict, movedTo: string | undefined): Verdict =>
  verdict.kind === 'ok' && movedTo !== undefined ? { kind: 'ok', movedTo } : verdict;

/** HEAD costs a host least; where it is not answered well, GET decides, and is tried again where that may help. */
async function lastReply(url: URL, jar: Jar, asking: LinkCheckContext): Promise<Reply> {
  let reply = await inTurn(url, 'HEAD', jar, asking);
  if (isPlain(reply)) return reply;
  for (let attempt = 1; attempt <= asking.manners.attempts; attempt += 1) {
    await pause(url, reply, attempt, asking);
    reply = await inTurn(url, 'GET', jar, asking);
    if (!mayPass(reply)) return reply;
  }
  return reply;
}

/** Waits before the next try: as long as the host asks for, else twice as long each time, and never all at one moment. */
async function pause(
  url: URL,
  reply: Reply,
  attempt: number,
  { web, manners, until }: LinkCheckContext,
): Promise<void> {
  const asked = reply.kind === 'status' ? reply.retryAfterMs : undefined;
  if (asked !== undefined) until.set(url.host, Math.max(until.get(url.host) ?? 0, web.now() + asked));
  else if (attempt > 1 || mayPass(reply))
    await web.sleep(manners.backOffMs * 2 ** (attempt - 1) * (0.5 + web.random() / 2));
}

function inTurn(
  url: URL,
  method: 'HEAD' | 'GET',
  jar: Jar,
  { web, manners, concurrencyLimiter, until }: LinkCheckContext,
): Promise<Reply> {
  return concurrencyLimiter(url.host, async () => {
    const wait = (until.get(url.host) ?? 0) - web.now();
    if (wait > manners.longestWaitMs) return { kind: 'patience', ms: wait };
    if (wait > 0) await web.sleep(wait);
    return request({ url, method, jar, timeoutMs: manners.timeoutMs }, web);
  });
}
