import type { RuleName } from '../../renderer/core/rule-names.ts';

/** Some characters of a text: from the first to before the last. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One edit of one of the owner's files, and where the fault that it makes has to be found. */
export interface Mutation {
  readonly file: string;
  /** The characters that are replaced, in the text as it is shipped. */
  readonly replaced: Range;
  readonly to: string;
  /** The characters that are at fault, in the text as it is after the edit. */
  readonly fault: Range & { readonly file: string };
}

/** A row of the table: a slip at one place, which applies as long as its anchor stands there. */
export interface Row {
  /** The place, in few words: the anchor of a written row, the path of one that was found. */
  readonly at: string;
  readonly to: string;
  /** @throws where the anchor does not stand in the text any more, with its words */
  readonly resolve: () => Mutation;
}

/** A kind of slip, the rule that notices it, and where it is made. */
export interface Kind {
  /** What an owner does, as the end of a sentence that begins “An owner …”. */
  readonly slip: string;
  readonly rule: RuleName;
  readonly rows: readonly Row[];
}

/** Where characters of the shipped text stand after an edit. What holds the edit grows with it. */
export function afterEdit({ start, end }: Range, replaced: Range, to: string): Range {
  const grown = to.length - (replaced.end - replaced.start);
  return {
    start: start >= replaced.end ? start + grown : start,
    end: end >= replaced.end ? end + grown : end,
  };
}
