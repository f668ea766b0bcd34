import pLimit from 'p-limit';
import { memoize } from './lazy.ts';

/** Limits how many tasks with the same key run at once and queues the rest. */
export type Limiter = <T>(key: string, task: () => Promise<T>) => Promise<T>;

export function concurrencyLimiter(limit: number): Limiter {
  const limiterOf = memoize((_key: string) => pLimit(limit));
  return (key, task) => limiterOf(key)(task);
}

/**
 * Like `Promise.all`, but waits for every promise even if one fails: a function that has failed does nothing more, and
 * no rejection stays unhandled.
 */
export async function settleAll<T extends readonly unknown[] | []>(
  promises: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/**
 * Applies `run` to every item, at most `limit` at once, and returns the results in the order of the items. After a
 * failure it starts no more items, waits for those that are running, and rethrows the first error.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  run: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const stop = new AbortController();
  const limited = pLimit(limit);
  const results = await Promise.allSettled(
    items.map((item, index) =>
      limited(async () => {
        stop.signal.throwIfAborted();
        return run(item, index).catch((error: unknown) => {
          stop.abort(error);
          throw error;
        });
      }),
    ),
  );
  stop.signal.throwIfAborted();
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
