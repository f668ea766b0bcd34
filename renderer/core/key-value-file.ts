import { type Cache, cached, listOf, type Read } from './cache.ts';

/**
 * Stores many small results in one file of the cache, because opening hundreds of files takes longer than reading their
 * content.
 */
export interface KeyValueFile<T> {
  readonly get: (name: string) => T | undefined;
  readonly set: (name: string, value: T) => void;
  /** Writes the file if it has changed. Keeps as many unused entries as there are used ones. */
  readonly close: () => Promise<void>;
}

/** Opens such a file; a damaged file is treated as empty. */
export async function openKeyValueFile<T>(
  cache: Cache | undefined,
  file: string,
  read: Read<T>,
): Promise<KeyValueFile<T>> {
  const before = entriesOf((cache && (await cached(cache, file, listOf))) ?? [], read);
  const now = new Map<string, T>();
  let changed = false;
  return {
    get: (name) => {
      const value = now.get(name) ?? before.get(name);
      if (value !== undefined) now.set(name, value);
      return value;
    },
    set: (name, value) => {
      now.set(name, value);
      changed = true;
    },
    close: async () => {
      if (!changed) return;
      const others = [...before].filter(([name]) => !now.has(name)).slice(0, now.size);
      await cache?.set(file, JSON.stringify([...now, ...others]));
    },
  };
}

function entriesOf<T>(list: readonly unknown[], read: Read<T>): ReadonlyMap<string, T> {
  const entries = new Map<string, T>();
  for (const entry of list) {
    const [name, written] = listOf(entry) ?? [];
    const value = read(written);
    if (typeof name === 'string' && value !== undefined) entries.set(name, value);
  }
  return entries;
}
