import type { RuleName } from '../../renderer/core/rule-names.ts';

/** A range of characters in a text; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One edit of one of the owner's files, and the expected location of the finding. */
export interface Mutation {
  readonly file: string;
  /** The replaced characters, as offsets in the shipped text. */
  readonly replaced: Range;
  readonly to: string;
  /** The expected location of the finding, as offsets in the text after the edit. */
  readonly fault: Range & { readonly file: string };
}

/** A row of the table: one mistake at one position, valid as long as the file contains its anchor. */
export interface Row {
  /** A short description of the position: the anchor of a handwritten row, or the path of a value. */
  readonly at: string;
  readonly to: string;
  /** @throws if the text no longer contains the anchor */
  readonly resolve: () => Mutation;
}

/** A kind of mistake, the rule that reports it, and its edits. */
export interface Kind {
  /** The mistake, as the end of a sentence that begins with “An owner who …”. */
  readonly mistake: string;
  readonly rule: RuleName;
  readonly rows: readonly Row[];
}

/**
 * Converts a range of the shipped text to offsets after an edit. A range that contains the edit grows or shrinks with
 * it.
 */
export function afterEdit({ start, end }: Range, replaced: Range, to: string): Range {
  const grown = to.length - (replaced.end - replaced.start);
  return {
    start: start >= replaced.end ? start + grown : start,
    end: end >= replaced.end ? end + grown : end,
  };
}
