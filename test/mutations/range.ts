/** A range of characters in a text; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Converts a range of the text before an edit to offsets after an edit. A range that contains the edit grows or shrinks with
 * it.
 */
export function afterEdit({ start, end }: Range, replaced: Range, to: string): Range {
  const grown = to.length - (replaced.end - replaced.start);
  return {
    start: start >= replaced.end ? start + grown : start,
    end: end >= replaced.end ? end + grown : end,
  };
}
