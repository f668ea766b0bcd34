import { roomOf, TITLE } from '../../../components/social/layout.ts';
import { wordList } from '../../core/wording.ts';

/** Returns the width of a line of text in em. */
export type Measure = (text: string) => number;

interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

interface TitleRoom {
  readonly measure: Measure;
  readonly hasImage: boolean;
  /** Names of several words that should stay on one line: 'Old Harbour'. */
  readonly names: readonly string[];
}

/**
 * Breaks a title into lines. Prefers a larger size, unless a smaller one avoids splitting a name or leaving a single
 * word on a line. A title that is too long even at the smallest size ends with an ellipsis.
 */
export function layOutTitle(title: string, { measure, hasImage, names }: TitleRoom): SetTitle {
  const words = wordList(title);
  const room = roomOf(hasImage);
  const widths = words.map((_, from) => words.map((_word, to) => (to < from ? 0 : measure(lineOf(words, from, to)))));
  const settings = TITLE.sizes.flatMap((size) =>
    breakings(widths, room / size, linesIn(size)).map((ends) => ({ ends, size })),
  );
  const nameBreaks = nameBreaksIn(words, names);
  const value = ({ ends, size }: Setting) => size * penaltyFactor(ends, { words, widths, nameBreaks });
  const [first, ...others] = settings;
  if (!first) return shortened(words, measure, room);
  const { ends, size } = others.reduce((best, next) => (value(next) > value(best) ? next : best), first);
  return { lines: linesAt(words, ends), size };
}

interface Setting {
  /** The last word of each line. */
  readonly ends: readonly number[];
  readonly size: number;
}

const lineOf = (words: readonly string[], from: number, to: number): string => words.slice(from, to + 1).join(' ');

const linesAt = (words: readonly string[], ends: readonly number[]): readonly string[] =>
  ends.map((end, line) => lineOf(words, line === 0 ? 0 : (ends[line - 1] ?? 0) + 1, end));

const linesIn = (size: number): number =>
  Math.min(TITLE.lines, Math.floor((TITLE.height - size) / (TITLE.leading * size)) + 1);

/** Yields every way to break words into this many lines of that width. */
function breakings(widths: readonly (readonly number[])[], width: number, most: number, from = 0): number[][] {
  if (from === widths.length) return [[]];
  if (most === 0) return [];
  return (widths[from] ?? []).flatMap((wide, to) =>
    to < from || wide > width ? [] : breakings(widths, width, most - 1, to + 1).map((rest) => [to, ...rest]),
  );
}

/** Words after which a line must not end. */
const nameBreaksIn = (words: readonly string[], names: readonly string[]): ReadonlySet<number> =>
  new Set(
    names.flatMap((name) => {
      const parts = name.split(/\s+/);
      return words.flatMap((_, at) =>
        lineOf(words, at, at + parts.length - 1).startsWith(name)
          ? parts.slice(1).map((_part, index) => at + index)
          : [],
      );
    }),
  );

/** Rates a layout: a larger size is better; split names, broken phrases, single words and uneven lines are worse. */
function penaltyFactor(
  ends: readonly number[],
  {
    words,
    widths,
    nameBreaks,
  }: { words: readonly string[]; widths: readonly (readonly number[])[]; nameBreaks: ReadonlySet<number> },
): number {
  const lines = ends.map((end, line) => widths[line === 0 ? 0 : (ends[line - 1] ?? 0) + 1]?.[end] ?? 0);
  const longest = Math.max(...lines);
  const shortest = Math.min(...lines);
  const names = ends.filter((end) => nameBreaks.has(end)).length;
  const singleWords = ends.filter((end, line) => end === (line === 0 ? 0 : (ends[line - 1] ?? 0) + 1)).length;
  const phrases = words.filter((word, at) => /[,:;]$/.test(word) && !ends.includes(at)).length;
  return 1 - 0.4 * names - 0.12 * phrases - 0.04 * singleWords - 0.2 * (1 - shortest / longest);
}

/** Uses the smallest size, or a smaller one if a word is longer than a line. */
function shortened(words: readonly string[], measure: Measure, room: number): SetTitle {
  const size = Math.min(...TITLE.sizes, ...words.map((word) => room / measure(word)));
  const most = linesIn(size);
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) * size <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return { lines, size };
  const last = (lines[most - 1] ?? '').split(' ');
  while (last.length > 1 && measure(`${last.join(' ')}…`) * size > room) last.pop();
  return { lines: [...lines.slice(0, most - 1), `${last.join(' ').replace(/[,;:.–-]+$/, '')}…`], size };
}
