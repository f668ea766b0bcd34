import { asText } from './text.ts';

/** Results that were paid for once, by a name that holds the hash of all that they depend on. What is damaged is not there. */
export interface Cache {
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  readonly set: (name: string, bytes: Uint8Array | string) => Promise<void>;
}

/** Bytes from the cache, where they were made before. */
export async function cachedBytes(cache: Cache, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await cache.get(name);
  if (known) return known;
  const bytes = await make();
  await cache.set(name, bytes);
  return bytes;
}

/** How a value is read from JSON: it gives back what is one, and nothing for what is none, such as that of another version. */
export type Read<T> = (value: unknown) => T | undefined;

/** What the cache holds under a name, where it can be read. */
export async function cached<T>(cache: Cache, name: string, read: Read<T>): Promise<T | undefined> {
  return read(parsed(asText(await cache.get(name))));
}

/** A value from the cache, where it was made before. Nothing that could not be made is kept. */
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

/** A list in JSON; what is none is empty. */
export const listOf: Read<readonly unknown[]> = (value) => (Array.isArray(value) ? value : []);

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
