import { join } from 'node:path';
import { nodeIo } from '../../cli/node-io.ts';
import type { Cache } from '../../renderer/core/cache.ts';
import { ROOT } from './root.ts';

const { cache: disk, ...effects } = nodeIo({ cache: join(ROOT, '.cache', 'site'), progress: () => undefined });

/**
 * Entries that a later run replaces: rendered pages, findings, what was found in texts, answers of hosts and records of
 * the last run. The names of all other entries contain the digest of everything that they depend on.
 */
export const isReplaced = (name: string): boolean =>
  /^(pages-|findings\.json|texts\.json|external-links\.json|last-)/.test(name);

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Returns a cache in memory. */
export function emptyCache(): Cache {
  const entries = new Map<string, Uint8Array>();
  return {
    get: async (name) => entries.get(name),
    set: async (name, content) => void entries.set(name, bytesOf(content)),
  };
}

/** The entries of the project's cache, each read once in a process. */
const known = emptyCache();

const lasting: Cache = {
  get: async (name) => {
    const inMemory = await known.get(name);
    if (inMemory) return inMemory;
    const onDisk = await disk.get(name);
    if (onDisk) await known.set(name, onDisk);
    return onDisk;
  },
  set: async (name, content) => {
    await known.set(name, content);
    await disk.set(name, content);
  },
};

/** The entry only saves the search of texts that it contains, so that all checks of a process can share it. */
const TEXTS = 'texts.json';
const texts = emptyCache();

/** The dictionary remembers words; the entry of all tests would contain thousands that a check does not need. */
const SPELLING = 'spelling-';

/**
 * Returns a cache that contains nothing of an earlier run, except the entries that are the same in every run, such as
 * measured images, fonts and scripts: making them takes longer than most tests.
 */
export function cacheOfRun(): Cache {
  const own = emptyCache();
  const cacheOf = (name: string) => {
    if (name === TEXTS) return texts;
    return isReplaced(name) || name.startsWith(SPELLING) ? own : lasting;
  };
  return dividedCache(cacheOf);
}

/** Returns a cache that keeps each entry in the cache that its name selects. */
export const dividedCache = (cacheOf: (name: string) => Cache): Cache => ({
  get: (name) => cacheOf(name).get(name),
  set: (name, content) => cacheOf(name).set(name, content),
});

/** The effects of the program outside the program: without worker threads and page cache. */
export const projectIo = { ...effects, cache: cacheOfRun() };
