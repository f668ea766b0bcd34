import type { RuleName } from './rule-names.ts';

/** How bad a finding is: an error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning';

/** Keys from the config's root to a value: ['catalogue', 'massage', 'packages', 0, 'price']. */
export type ConfigPath = readonly (string | number)[];

/** Where something stands in a file that the owner wrote. Lines and columns start at 1; the end is exclusive. */
export interface SourceLocation {
  /** Relative to the config's folder, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A field of the `accept()` around a value that names this rule. */
export interface ExceptionField {
  readonly rule: string;
  readonly field: 'rule' | 'reason' | 'until';
}

/** A field of an exception, or the note of a `standIn()`. */
export type AnnotationField = ExceptionField | { readonly field: 'note' };

/** A change of text that mends a finding. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly (SourceLocation & { readonly text: string })[];
}

/**
 * A problem, from the first stage to the last. Rules make findings without a place;
 * `locate` adds the place from the path, in one place for all.
 */
export interface Finding {
  /** 'family/name'; names never change their meaning. */
  readonly rule: RuleName;
  readonly severity: Severity;
  /** What is wrong, naming the value that was seen. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string;
  /** The value at fault in the config. */
  readonly path?: ConfigPath;
  /** 'name' where the fault is the name at the end of the path, not the value under it. */
  readonly part?: 'name';
  /** The field at fault of an exception or a stand-in around the value, where it is not the value itself. */
  readonly annotation?: AnnotationField;
  /** Which characters of the text are at fault, where it is not all of it. */
  readonly span?: { readonly at: number; readonly length: number };
  /** The words at fault, where they stand in a file of their own and not in the config. */
  readonly words?: string;
  /** Where in such a file they stand, if it has no lines: 'page 2 of content/documents/guide.pdf'. */
  readonly within?: string;
  /** The place of the value at fault, where it is known from the start: a syntax error, a Markdown file. */
  readonly location?: SourceLocation;
  /** What the value was judged against, where other values are: an exception names it, and ends when it changes. */
  readonly against?: string;
  /** True where no exception can accept it. */
  readonly unsuppressible?: boolean;
  /** The part of the config that is not there: 'categories.hands'. It is one fault wherever it is missed. */
  readonly missingPath?: string;
  /** The other places where the same fault shows. */
  readonly relatedLocations?: readonly SourceLocation[];
  /** The page on which the fault shows. */
  readonly page?: string;
  readonly fix?: Fix;
  /** What should stand in place of the characters at fault; it becomes a `fix` where just they stand at their place. */
  readonly replacement?: { readonly title: string; readonly was: string; readonly text: string };
}

/** A finding that an exception in the config accepts. */
export interface AcceptedFinding {
  readonly finding: Finding;
  readonly reason: string;
  readonly until: string;
}

/** What should stand in place of characters, where one thing was clearly meant. */
export const replacing = (was: string, text: string): Pick<Finding, 'replacement'> => ({
  replacement: { title: `Write “${text}”`, was, text },
});

/** 'catalogue.massage.packages.0.price' */
export const formatPath = (path: ConfigPath): string => path.join('.');

/** True where any finding keeps the site from being built. */
export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.severity === 'error');
