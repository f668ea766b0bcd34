import { type Cache, cached, listOf } from '../../core/cache.ts';
import type { Verdict } from './verdict.ts';

/** Addresses that were well, and when. One that was not is asked again every time, so that what was mended is seen at once. */
export type Remembered = ReadonlyMap<string, CachedAnswer>;

interface CachedAnswer {
  readonly at: number;
  readonly movedTo?: string;
}

const NAME = 'outside-addresses.json';

/** What was remembered for less than `keptMs`. */
export async function readLinkCache(cache: Cache, now: number, keptMs: number): Promise<Remembered> {
  const entries = ((await cached(cache, NAME, listOf)) ?? []).flatMap((entry): [string, CachedAnswer][] => {
    const [address, well] = listOf(entry) ?? [];
    const read = wellOf(well);
    // One from the future was written by a clock that went wrong.
    return typeof address === 'string' && read && now - read.at < keptMs && read.at <= now ? [[address, read]] : [];
  });
  return new Map(entries);
}

export const verdictFromCache = ({ movedTo }: CachedAnswer): Verdict =>
  movedTo === undefined ? { kind: 'ok' } : { kind: 'ok', movedTo };

/** Keeps what is well; nothing else. */
export async function remember(
  cache: Cache,
  before: Remembered,
  verdicts: ReadonlyMap<string, Verdict>,
  now: number,
): Promise<void> {
  const fresh = [...verdicts].flatMap(([address, verdict]): [string, CachedAnswer][] => {
    if (verdict.kind !== 'ok' || before.has(address)) return [];
    return [[address, verdict.movedTo === undefined ? { at: now } : { at: now, movedTo: verdict.movedTo }]];
  });
  if (fresh.length > 0) await cache.set(NAME, JSON.stringify([...before, ...fresh]));
}

function wellOf(value: unknown): CachedAnswer | undefined {
  if (typeof value !== 'object' || value === null || !('at' in value) || typeof value.at !== 'number') return undefined;
  return 'movedTo' in value && typeof value.movedTo === 'string'
    ? { at: value.at, movedTo: value.movedTo }
    : { at: value.at };
}
