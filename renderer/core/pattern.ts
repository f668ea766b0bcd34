/** Escapes text for use in a regular expression. */
export const literal = (letters: string): string => letters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns where a pattern with the flag g matches. Most texts contain no match, and looking for one first is faster than
 * `matchAll`, which copies the pattern for every text.
 */
export const matchesOf = (pattern: RegExp, text: string): readonly RegExpExecArray[] =>
  text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
