/** The number of characters around a difference that show where it is. */
const CONTEXT = 24;

/** Longer text is cut. */
const MAX_LENGTH = 80;

/** Returns two texts, cut down to where they differ if they are long. */
export function excerpts(before: string, after: string): readonly [before: string, after: string] {
  if (before.length <= MAX_LENGTH && after.length <= MAX_LENGTH) return [before, after];
  const first = Math.max(0, wordStart(before, sharedStart(before, after)) - CONTEXT);
  return [excerpt(before, first), excerpt(after, first)];
}

/** Cuts a long text at its end. */
export const shortened = (text: string): string => excerpt(text, 0);

function excerpt(text: string, from: number): string {
  const start = from === 0 ? 0 : wordStart(text, from);
  const part = text.slice(start, start + MAX_LENGTH);
  const isCut = start + MAX_LENGTH < text.length;
  return `${start > 0 ? '…' : ''}${isCut ? part.replace(/\s+\S*$/, '') : part}${isCut ? '…' : ''}`;
}

function sharedStart(before: string, after: string): number {
  let length = 0;
  while (length < before.length && before[length] === after[length]) length += 1;
  return length;
}

/** Returns the start of the word at a position. */
const wordStart = (text: string, at: number): number => text.lastIndexOf(' ', at) + 1;
