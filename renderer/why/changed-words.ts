import type { Influence } from './influences.ts';

/** Characters of a text. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Characters of a text that change with a source. */
export interface Change extends Span {
  readonly influence: Influence;
}

/** Characters that change with several sources. */
export interface JoinedChange extends Span {
  readonly changes: readonly Change[];
}

const WORD = /\S+/g;

/** Returns the words and figures that change with a source; the whole text if its element or its number of words changes. */
export function changesIn(text: string, influence: Influence): readonly Change[] {
  const { after } = influence;
  if (after === undefined) return [{ at: 0, length: text.length, influence }];
  const [words, others] = [[...text.matchAll(WORD)], [...after.matchAll(WORD)]];
  if (words.length !== others.length) return [{ ...changed(text, after), influence }];
  return words.flatMap(({ 0: word, index }, position) => {
    const other = others[position]?.[0] ?? '';
    if (word === other) return [];
    const { at, length } = changed(word, other);
    return [{ at: index + at, length, influence }];
  });
}

/** Characters that belong to the word or figure beside them: the rest of '£1,250' if '250' changes. */
const INSIDE = /^(?:[\p{L}\p{N}£%]|[.,:](?=\d))/u;

/** Returns the characters that differ, widened to whole words and figures. */
function changed(text: string, after: string): Span {
  const shorter = Math.min(text.length, after.length);
  let start = 0;
  while (start < shorter && text[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && text.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let end = text.length - tail;
  while (start > 0 && INSIDE.test(text.slice(start - 1))) start -= 1;
  while (end < text.length && INSIDE.test(text.slice(end))) end += 1;
  return { at: start, length: end - start };
}

/** Joins changes that overlap: their sources make the same characters. */
export function joined(changes: readonly Change[]): readonly JoinedChange[] {
  const all: { at: number; length: number; changes: Change[] }[] = [];
  for (const change of [...changes].sort((a, b) => a.at - b.at)) {
    const last = all.at(-1);
    if (last && change.at < last.at + last.length) {
      last.length = Math.max(last.length, change.at + change.length - last.at);
      last.changes.push(change);
    } else all.push({ at: change.at, length: change.length, changes: [change] });
  }
  return all;
}
