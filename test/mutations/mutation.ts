import type { RuleName } from '../../renderer/core/rule-names.ts';
import type { Range } from './range.ts';
import type { SiteFiles } from './site-files.ts';

/** One edit of one of the owner's files, and the expected location of the finding. */
export interface Mutation {
  readonly file: string;
  /** The replaced characters, as offsets in the text before the edit. */
  readonly replaced: Range;
  readonly to: string;
  /** The expected location of the finding, as offsets in the text after the edit. */
  readonly fault: Range & { readonly file: string };
}

/** Returns the text of an owner's file before the edit. */
export type TextOf = (file: string) => string;

/** A row of the table: one mistake at one position, valid as long as the file contains its anchor. */
export interface Row {
  /** A short description of the position: the anchor of a handwritten row, or the path of a value. */
  readonly at: string;
  readonly to: string;
  /** @throws if the text no longer contains the anchor */
  readonly resolve: (textOf: TextOf) => Mutation;
}

/** A kind of mistake in any site, and the rule that reports it. */
export interface Mistake {
  /** The mistake, as the end of a sentence that begins with “An owner who …”. */
  readonly mistake: string;
  readonly rule: RuleName;
  /** Returns the edits that follow from the structure of a site; undefined if all edits are handwritten. */
  readonly everywhere?: (site: SiteFiles) => readonly Row[];
}

/** The handwritten rows for one site, by the mistake. */
export type Handwritten = Readonly<Record<string, readonly Row[]>>;

/** A kind of mistake in one site, with its edits. */
export interface Kind {
  readonly mistake: string;
  readonly rule: RuleName;
  readonly rows: readonly Row[];
}
