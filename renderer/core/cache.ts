import { asText } from './text.ts';

/**
 * Stores results that are expensive to compute, under names that contain the hash of everything that they depend on. A
 * damaged entry reads as missing.
 */
export interface Cache {
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  readonly set: (name: string, bytes: Uint8Array | string) => Promise<void>;
}

/** 'image-2-DIGEST': a kind of result, its version, and the hash of everything that it depends on. It never changes. */
const UNCHANGING = /^[a-z-]+-\d+-[0-9a-f]{16}/;

/**
 * Returns a function that lets a cache keep in memory what it has read of entries that never change, for a process that
 * checks a site again and again: one check reads a hundred.
 */
export function inMemory(): (cache: Cache) => Cache {
  const kept = new Map<string, Uint8Array>();
  return (cache) => ({
    ...cache,
    get: async (name) => {
      const known = kept.get(name);
      if (known) return known;
      const bytes = await cache.get(name);
      if (bytes && UNCHANGING.test(name)) kept.set(name, bytes);
      return bytes;
    },
  });
}

/** Returns bytes from the cache, or computes and stores them. */
export async function cachedBytes(cache: Cache, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await cache.get(name);
  if (known) return known;
  const bytes = await make();
  await cache.set(name, bytes);
  return bytes;
}

/**
 * Validates a value read from JSON; returns `undefined` if it does not have the expected form, for instance because
 * another version wrote it.
 */
export type Read<T> = (value: unknown) => T | undefined;

/** Reads a value from the cache; returns `undefined` if it is missing or invalid. */
export async function cached<T>(cache: Cache, name: string, read: Read<T>): Promise<T | undefined> {
  return read(parsed(asText(await cache.get(name))));
}

/** Returns a value from the cache, or computes and stores it. Does not store `undefined`. */
export async function cachedValue<T, Made extends T | undefined>(
  cache: Cache,
  name: string,
  read: Read<T>,
  make: () => Promise<Made>,
): Promise<T | Made> {
  const known = await cached(cache, name, read);
  if (known !== undefined) return known;
  const value = await make();
  if (value !== undefined) await cache.set(name, JSON.stringify(value));
  return value;
}

/** Returns the value if it is a list, otherwise an empty list. */
export const listOf: Read<readonly unknown[]> = (value) => (Array.isArray(value) ? value : []);

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
