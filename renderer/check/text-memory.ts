import { cached, type Read } from '../core/cache.ts';
import type { Io } from '../core/io.ts';

/** Numbers that describe what was found, by text; texts in which nothing was found are left out. */
export type Found = ReadonlyMap<string, readonly number[]>;

/** Finds something in texts; what it finds in a text depends on that text alone. */
export type Find = (texts: readonly string[]) => Found;

/** Searches the texts of a reader. Each key belongs to one `find` function, under which its results are stored. */
export type Reader = (key: string, find: Find) => Found;

/** What was found in the texts of the last check, so that only other texts are read. */
export interface TextMemory {
  /** Returns a reader of texts; each list of texts has a name of its own. */
  readonly readerOf: (name: string, texts: readonly string[]) => Reader;
  /** Stores the texts and what was found in them, unless nothing was new. */
  readonly store: () => Promise<void>;
}

/** Texts that were read, and what was found in them by key. */
interface Memory {
  readonly texts: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, Found>;
}

/** One entry is enough: it is replaced when texts change. */
const NAME = 'texts.json';

/** Returns the memory of the last check. */
export async function textMemory({ cache, program = '' }: Pick<Io, 'cache' | 'program'>): Promise<TextMemory> {
  const known = await cached(cache, NAME, readEntry(program));
  const memories = new Map<string, Memory>();
  let isNew = false;
  return {
    readerOf(name, texts) {
      const before = known?.get(name);
      const fresh = texts.filter((text) => !before?.texts.has(text));
      const found = new Map<string, Found>();
      memories.set(name, { texts: new Set(texts), found });
      isNew ||= fresh.length > 0;
      return (key, find) => {
        const earlier = before?.found.get(key);
        isNew ||= !earlier;
        const all = earlier ? new Map([...earlier, ...find(fresh)]) : find(texts);
        found.set(key, all);
        return all;
      };
    },
    async store() {
      if (isNew) await cache.set(NAME, JSON.stringify([program, ...[...memories].map(entryOf)]));
    },
  };
}

type FoundEntry = readonly [key: string, found: readonly (readonly [index: number, numbers: readonly number[]])[]];
type Entry = readonly [name: string, texts: readonly string[], found: readonly FoundEntry[]];

function entryOf([name, { texts, found }]: readonly [string, Memory]): Entry {
  const indexes = new Map([...texts].map((text, index) => [text, index]));
  const indexed = (each: Found) =>
    [...each].flatMap(([text, numbers]): [number, readonly number[]][] => {
      // A text that the site no longer contains has no index.
      const index = indexes.get(text);
      return index === undefined ? [] : [[index, numbers]];
    });
  return [name, [...texts], [...found].map(([key, each]) => [key, indexed(each)])];
}

/** The checksum of the file and the program in it ensure that this program wrote the lists. */
const isOf = (program: string, value: unknown): value is readonly [program: string, ...Entry[]] =>
  Array.isArray(value) && value[0] === program;

const readEntry =
  (program: string): Read<ReadonlyMap<string, Memory>> =>
  (value) => {
    if (!isOf(program, value)) return undefined;
    const [, ...entries] = value;
    return new Map(entries.map(([name, texts, found]) => [name, memoryOf(texts, found)]));
  };

const memoryOf = (texts: readonly string[], found: readonly FoundEntry[]): Memory => ({
  texts: new Set(texts),
  found: new Map(
    found.map(([key, each]) => [key, new Map(each.map(([index, numbers]) => [texts[index] ?? '', numbers]))]),
  ),
});
