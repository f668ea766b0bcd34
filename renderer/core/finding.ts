import type { RuleName } from './rule-names.ts';

/** An error prevents the site from being built, a warning does not. */
export type Severity = 'error' | 'warning';

/** The keys from the root of the config to a value: ['catalogue', 'massage', 'packages', 0, 'price']. */
export type ConfigPath = readonly (string | number)[];

/** A range in a file of the owner. Lines and columns start at 1; the end is exclusive. */
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

/** A value in the `dated()` or `during()` call around a value, such as ['changes', '0', 'from']. */
interface DayField {
  readonly field: 'day';
  readonly keys: readonly string[];
}

/** A field of an exception, the note of a `standIn()`, or a day on which a value changes. */
export type AnnotationField = ExceptionField | { readonly field: 'note' } | DayField;

/** A change of text that fixes a finding. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly (SourceLocation & { readonly text: string })[];
}

/** A problem found at any stage. Rules report findings with a path; `locate` alone turns the path into a location. */
export interface Finding {
  /** 'family/name'; the meaning of a name never changes. */
  readonly rule: RuleName;
  readonly severity: Severity;
  /** States what is wrong and quotes the value. */
  readonly message: string;
  /** States what to do. */
  readonly help?: string;
  /** The path of the reported value in the config. */
  readonly path?: ConfigPath;
  /** 'name' if the finding is about the last key of the path instead of its value. */
  readonly part?: 'name';
  /** The reported field of an exception or stand-in around the value, if the finding is not about the value itself. */
  readonly annotation?: AnnotationField;
  /** The reported characters, unless the whole text is reported. */
  readonly span?: { readonly at: number; readonly length: number };
  /** The reported text, if it is in a file other than the config. */
  readonly words?: string;
  /** The position in such a file if it has no lines: 'page 2 of content/documents/guide.pdf'. */
  readonly within?: string;
  /** The location, if it is known without the path: a syntax error, or a Markdown file. */
  readonly location?: SourceLocation;
  /** The value that this one was compared with. An exception quotes it, and expires if it changes. */
  readonly against?: string;
  /** The first day on which the finding is true, if it is not true today: '2027-04-01'. */
  readonly day?: string;
  /** `true` if no exception can accept the finding. */
  readonly unsuppressible?: boolean;
  /**
   * The rule whose finding on a page causes this one: with it, this one would say the same again. A finding about a text of
   * several pages has no page, and quotes the words.
   */
  readonly causedBy?: { readonly rule: RuleName; readonly page: string; readonly words: string };
  /**
   * The missing part of the config, such as 'categories.hands'. All uses of a missing part are reported as one problem.
   */
  readonly missingPath?: string;
  /**
   * The kind of thing that the rule looked for and did not find: parts, such as links, sections and names, or figures,
   * such as amounts and durations. A value that cannot be read may contain it.
   */
  readonly searchesFor?: 'parts' | 'figures';
  /** Other locations of the same problem. */
  readonly relatedLocations?: readonly SourceLocation[];
  /** A page on which the problem appears. */
  readonly page?: string;
  readonly fix?: Fix;
  /**
   * The text that should replace the reported characters. It becomes a `fix` if exactly these characters are at the
   * location.
   */
  readonly replacement?: { readonly title: string; readonly was: string; readonly text: string };
}

/** A finding that an exception in the config accepts. */
export interface AcceptedFinding {
  readonly finding: Finding;
  readonly reason: string;
  readonly until: string;
}

/** Suggests a replacement for characters if there is only one plausible correction. */
export const replacing = (was: string, text: string): Pick<Finding, 'replacement'> => ({
  replacement: { title: `Write “${text}”`, was, text },
});

/** 'catalogue.massage.packages.0.price' */
export const formatPath = (path: ConfigPath): string => path.join('.');

/** Returns `true` if a path equals another one or is below it. */
export const isBelow = (path: ConfigPath, above: ConfigPath): boolean =>
  above.length <= path.length && above.every((key, index) => String(key) === String(path[index]));

/** Returns a path with '*' for positions in lists: inserting an item must not change the paths of those after it. */
export const withoutPositions = (path: ConfigPath): readonly string[] =>
  path.map((key) => (typeof key === 'number' ? '*' : key));

/** Returns `true` if any finding prevents the site from being built. */
export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.severity === 'error');
