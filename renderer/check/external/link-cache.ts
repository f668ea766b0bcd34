import { type Cache, cached, listOf } from '../../core/cache.ts';
import type { Verdict } from './verdict.ts';

/**
 * Working addresses and the time of their last check. Failures are never cached, so that a fixed link is noticed at
 * once.
 */
type CachedAnswers = ReadonlyMap<string, CachedAnswer>;

interface CachedAnswer extends Redirects {
  readonly at: number;
}

type Redirects = Omit<Extract<Verdict, { readonly kind: 'ok' }>, 'kind'>;

const CACHE_FILE = 'external-links.json';

/** Returns the entries that are younger than `maxAgeMs`. */
export async function readLinkCache(cache: Cache, now: number, maxAgeMs: number): Promise<CachedAnswers> {
  const entries = ((await cached(cache, CACHE_FILE, listOf)) ?? []).flatMap((entry): [string, CachedAnswer][] => {
    const [address, value] = listOf(entry) ?? [];
    const answer = answerOf(value);
    // A time in the future comes from a wrong clock.
    return typeof address === 'string' && answer && now - answer.at < maxAgeMs && answer.at <= now
      ? [[address, answer]]
      : [];
  });
  return new Map(entries);
}

export const verdictFromCache = ({ at: _, ...redirects }: CachedAnswer): Verdict => ({ kind: 'ok', ...redirects });

/** Caches the working addresses only. */
export async function writeLinkCache(
  cache: Cache,
  before: CachedAnswers,
  verdicts: ReadonlyMap<string, Verdict>,
  now: number,
): Promise<void> {
  const fresh = [...verdicts].flatMap(([address, verdict]): [string, CachedAnswer][] => {
    if (verdict.kind !== 'ok' || before.has(address)) return [];
    const { kind: _, ...redirects } = verdict;
    return [[address, { at: now, ...redirects }]];
  });
  if (fresh.length > 0) await cache.set(CACHE_FILE, JSON.stringify([...before, ...fresh]));
}

function answerOf(value: unknown): CachedAnswer | undefined {
  if (typeof value !== 'object' || value === null || !('at' in value) || typeof value.at !== 'number') return undefined;
  return {
    at: value.at,
    ...('movedTo' in value && typeof value.movedTo === 'string' ? { movedTo: value.movedTo } : {}),
    ...('endedAt' in value && typeof value.endedAt === 'string' ? { endedAt: value.endedAt } : {}),
  };
}
