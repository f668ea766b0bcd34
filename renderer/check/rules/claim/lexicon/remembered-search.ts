import { digest } from '../../../../core/digest.ts';
import { memoize } from '../../../../core/lazy.ts';
import type { Reader } from '../../../text-memory.ts';
import type { Span } from '../../public-texts/index.ts';
import { type WordSearch, wordSearch } from './searched-texts.ts';

/** Returns a search of texts that does not read those again that the last check has read. */
export function rememberedSearch(reader: Reader): WordSearch {
  // The reader passes the same texts for each list of words, so they are joined once.
  const searchOf = memoize(wordSearch);
  return (words) => {
    const found = reader(digest(...words.map(String)), (texts) => numbered(searchOf(texts)(words)));
    return new Map([...found].map(([text, numbers]) => [text, spansOf(numbers)]));
  };
}

const numbered = (found: ReadonlyMap<string, readonly Span[]>): ReadonlyMap<string, readonly number[]> =>
  new Map([...found].map(([text, spans]) => [text, spans.flatMap(({ at, length }) => [at, length])]));

const spansOf = (numbers: readonly number[]): readonly Span[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    at: numbers[2 * index] ?? 0,
    length: numbers[2 * index + 1] ?? 0,
  }));
