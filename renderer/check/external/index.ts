import { concurrencyLimiter, mapConcurrently } from '../../core/concurrency.ts';
import type { Io } from '../../core/io.ts';
import type { Web } from '../../core/web.ts';
import { checkLink, type LinkCheckContext } from './check-link.ts';
import { readLinkCache, remember, verdictFromCache } from './link-cache.ts';
import { REQUEST_POLICY, type RequestPolicy } from './request-policy.ts';
import { isReserved } from './reserved.ts';
import type { Verdict } from './verdict.ts';

/** What has become of the outside addresses. */
export interface Answers {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** How many of them were well a short while ago, and were not asked again. */
  readonly known: number;
  /** Addresses at names that nobody can own: they stand in for others, and were not asked. */
  readonly standIns: readonly string[];
}

/** Asks every address once, gently: one request at a time for each host. */
export async function checkExternalLinks(
  addresses: readonly string[],
  io: Pick<Io, 'cache' | 'progress'>,
  web: Web,
  manners: RequestPolicy = REQUEST_POLICY,
): Promise<Answers> {
  const distinct = [...new Set(addresses)];
  const standIns = distinct.filter(isReserved);
  const real = distinct.filter((address) => !isReserved(address));
  const before = await readLinkCache(io.cache, web.now(), manners.keptMs);
  const verdicts = new Map<string, Verdict>();
  for (const address of real) {
    const well = before.get(address);
    if (well) verdicts.set(address, verdictFromCache(well));
  }
  const known = verdicts.size;
  const asking: LinkCheckContext = {
    web,
    manners,
    concurrencyLimiter: concurrencyLimiter(manners.perHost),
    until: new Map(),
  };
  const unknown = real.filter((address) => !verdicts.has(address));
  const checkOne = async (address: string) => {
    verdicts.set(address, await checkLink(address, asking));
    io.progress(`Asking outside addresses: ${verdicts.size - known} of ${unknown.length}`);
  };
  await mapConcurrently(byHost(unknown), manners.hosts, (ofHost) => mapConcurrently(ofHost, manners.perHost, checkOne));
  await remember(io.cache, before, verdicts, web.now());
  return { verdicts: new Map(real.flatMap((address) => entryOf(verdicts, address))), known, standIns };
}

/** Which answer came first is chance; the order of the addresses is not. */
const entryOf = (verdicts: ReadonlyMap<string, Verdict>, address: string): readonly [string, Verdict][] => {
  const verdict = verdicts.get(address);
  return verdict ? [[address, verdict]] : [];
};

function byHost(addresses: readonly string[]): readonly (readonly string[])[] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    const others = hosts.get(host);
    if (others) others.push(address);
    else hosts.set(host, [address]);
  }
  return [...hosts.values()];
}
