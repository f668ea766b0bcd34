import { cached, type Read } from '../../../../core/cache.ts';
import { digest } from '../../../../core/digest.ts';
import type { Io } from '../../../../core/io.ts';
import { lazy } from '../../../../core/lazy.ts';
import type { Span } from '../../public-texts/index.ts';
import { type Occurrences, type WordSearch, wordSearch } from './word-search.ts';

/** A search of all texts that reads only those that the last check did not read. */
export interface RememberedSearch {
  readonly searchOf: (texts: readonly string[]) => WordSearch;
  /** Stores the texts and what was found in them, unless nothing was new. */
  readonly store: () => Promise<void>;
}

/** Texts, and the occurrences of words in them by the digest of the words. */
interface Memory {
  readonly texts: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, Occurrences>;
}

/** One entry is enough: it is replaced when texts or words change. */
const NAME = 'words.json';

/** Returns a search with the memory of the last check. */
export async function rememberedSearch(io: Pick<Io, 'cache' | 'program'>): Promise<RememberedSearch> {
  const { cache, program = '' } = io;
  const known = await cached(cache, NAME, readEntry(program));
  const texts = new Set<string>();
  const found = new Map<string, Occurrences>();
  let isNew = false;
  return {
    searchOf(all) {
      const fresh = all.filter((text) => !known?.texts.has(text));
      const [inFresh, inAll] = [lazy(() => wordSearch(fresh)), lazy(() => wordSearch(all))];
      for (const text of all) texts.add(text);
      isNew ||= fresh.length > 0;
      return (words) => {
        const key = digest(...words.map(String));
        const earlier = known?.found.get(key);
        isNew ||= !earlier;
        const occurrences = earlier ? new Map([...earlier, ...inFresh()(words)]) : inAll()(words);
        found.set(key, occurrences);
        return occurrences;
      };
    },
    async store() {
      if (isNew) await cache.set(NAME, JSON.stringify(entryOf(program, { texts, found })));
    },
  };
}

/** The numbers of each occurrence: the index of its text, its offset and its length. */
const NUMBERS = 3;

type Entry = readonly [program: string, texts: readonly string[], found: Readonly<Record<string, readonly number[]>>];

function entryOf(program: string, { texts, found }: Memory): Entry {
  const indexes = new Map([...texts].map((text, index) => [text, index]));
  const numbers = (occurrences: Occurrences): readonly number[] =>
    [...occurrences].flatMap(([text, spans]) => {
      // A text that the site no longer contains has no index.
      const index = indexes.get(text);
      return index === undefined ? [] : spans.flatMap(({ at, length }) => [index, at, length]);
    });
  return [program, [...texts], Object.fromEntries([...found].map(([key, each]) => [key, numbers(each)]))];
}

/** The checksum of the entry and the program in it ensure that this program wrote the lists. */
const isEntry = (value: unknown): value is Entry => Array.isArray(value) && value.length === 3;

const readEntry =
  (program: string): Read<Memory> =>
  (value) => {
    if (!isEntry(value) || value[0] !== program) return undefined;
    const [, texts, found] = value;
    return {
      texts: new Set(texts),
      found: new Map(Object.entries(found).map(([key, numbers]) => [key, occurrencesOf(numbers, texts)])),
    };
  };

function occurrencesOf(numbers: readonly number[], texts: readonly string[]): Occurrences {
  const found = new Map<string, Span[]>();
  for (let index = 0; index < numbers.length; index += NUMBERS) {
    const [number = 0, at = 0, length = 0] = numbers.slice(index, index + NUMBERS);
    const text = texts[number] ?? '';
    const spans = found.get(text);
    if (spans) spans.push({ at, length });
    else found.set(text, [{ at, length }]);
  }
  return found;
}
