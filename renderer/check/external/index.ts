import { concurrencyLimiter, mapConcurrently } from '../../core/concurrency.ts';
import type { Io } from '../../core/io.ts';
import type { Web } from '../../core/web.ts';
import { isReservedHost } from '../../facts/reserved.ts';
import { checkLink, type LinkCheckContext } from './check-link.ts';
import { readLinkCache, verdictFromCache, writeLinkCache } from './link-cache.ts';
import { REQUEST_POLICY, type RequestPolicy } from './request-policy.ts';
import type { Verdict } from './verdict.ts';

/** The results for all external links. */
export interface ExternalLinkResults {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** The number of links that were found working recently and were not requested again. */
  readonly cachedCount: number;
  /** Addresses with reserved names: they are stand-ins and were not requested. */
  readonly standIns: readonly string[];
}

/** An address with a reserved name is a stand-in: requesting it would prove nothing. */
const isReserved = (address: string): boolean => isReservedHost(new URL(address).hostname);

/** Requests every address once, by default with one request at a time per host. */
export async function checkExternalLinks(
  addresses: readonly string[],
  io: Pick<Io, 'cache' | 'progress'>,
  web: Web,
  policy: RequestPolicy = REQUEST_POLICY,
): Promise<ExternalLinkResults> {
  const distinct = [...new Set(addresses)];
  const standIns = distinct.filter(isReserved);
  const checkable = distinct.filter((address) => !isReserved(address));
  const cache = await readLinkCache(io.cache, web.now(), policy.cacheMs);
  const verdicts = new Map<string, Verdict>();
  for (const address of checkable) {
    const cached = cache.get(address);
    if (cached) verdicts.set(address, verdictFromCache(cached));
  }
  const cachedCount = verdicts.size;
  const context: LinkCheckContext = {
    web,
    policy,
    concurrencyLimiter: concurrencyLimiter(policy.requestsPerHost),
    retryAt: new Map(),
  };
  const uncached = checkable.filter((address) => !verdicts.has(address));
  const checkOne = async (address: string) => {
    verdicts.set(address, await checkLink(address, context));
    io.progress('Checking external links', { done: verdicts.size - cachedCount, of: uncached.length });
  };
  await mapConcurrently(byHost(uncached), policy.hosts, (ofHost) =>
    mapConcurrently(ofHost, policy.requestsPerHost, checkOne),
  );
  await writeLinkCache(io.cache, cache, verdicts, web.now());
  return { verdicts: new Map(checkable.flatMap((address) => entryOf(verdicts, address))), cachedCount, standIns };
}

/** Replies arrive in any order, so the result follows the order of the addresses. */
const entryOf = (verdicts: ReadonlyMap<string, Verdict>, address: string): readonly [string, Verdict][] => {
  const verdict = verdicts.get(address);
  return verdict ? [[address, verdict]] : [];
};

function byHost(addresses: readonly string[]): readonly (readonly string[])[] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    const sameHost = hosts.get(host);
    if (sameHost) sameHost.push(address);
    else hosts.set(host, [address]);
  }
  return [...hosts.values()];
}
