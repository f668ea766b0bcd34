import type { DocumentRecord } from '../../media/documents/record.ts';

/**
 * A change of the minimal site that breaks a rule, or that comes close and follows it. It documents the rule in `site
 * explain`, and tests it.
 */
export interface RuleExample {
  /** What the example shows, as a phrase. */
  readonly shows: string;
  /** Values by their config paths, in the form of the config; `undefined` removes a value. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Files of the content folder, by their paths: 'policies/terms.md' → its text. */
  readonly files?: Readonly<Record<string, string>>;
  /** PDFs in content/documents/: 'guide.pdf' → its content. */
  readonly documents?: Readonly<Record<string, PdfExample>>;
  /** The answers of other sites by address. */
  readonly answers?: Readonly<Record<string, AnswerExample>>;
}

/** The lines and links of a document. */
export interface PdfExample {
  readonly lines: readonly string[];
  readonly links?: readonly string[];
  readonly title?: string;
  /** The language of a tagged document. */
  readonly tagged?: string;
  /** The record of its sources, if this tool generated it. */
  readonly record?: DocumentRecord;
}

export interface AnswerExample {
  readonly status: number;
  readonly location?: string;
}

/** A whole config, for rules about configs that cannot be run. */
export interface ConfigExample {
  readonly shows: string;
  /** The text of `site.config.ts`. */
  readonly config: string;
}

/** A command in the folder of the minimal site, for rules about the command line. */
export interface CommandExample {
  readonly shows: string;
  /** The command with its environment variables: 'site check --config clinic.config.ts'. */
  readonly command: string;
  /** Other files in the folder. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** A change of this tool’s code, for rules about the code. */
export interface CodeExample {
  readonly shows: string;
  /** The file that changes. */
  readonly code: string;
  /** The line that is added at the end of the file. */
  readonly added: string;
}

export type Example = RuleExample | ConfigExample | CommandExample | CodeExample;

/** At least one example of each kind. */
export interface Examples<Kind extends Example = Example> {
  readonly bad: readonly [Kind, ...Kind[]];
  readonly good: readonly [Kind, ...Kind[]];
}
