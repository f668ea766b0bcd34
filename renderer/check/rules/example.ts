import type { DocumentRecord } from '../../media/documents/record.ts';

/**
 * A change of the smallest site that breaks a rule, or that comes close and keeps it: the rule's documentation in
 * `site explain`, and its test.
 */
export interface RuleExample {
  /** What is to be seen, in one sentence. */
  readonly shows: string;
  /** Values by their paths in the config, as an owner writes them; `undefined` takes one away. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Files of the content folder, where the rule speaks of them: 'policies/terms.md' → its text. */
  readonly files?: Readonly<Record<string, string>>;
  /** PDFs in content/documents/, where the rule reads them: 'guide.pdf' → what it says. */
  readonly documents?: Readonly<Record<string, PdfExample>>;
  /** What hosts answer, where the rule asks them: an address → a status, and where it leads on to. */
  readonly answers?: Readonly<Record<string, AnswerExample>>;
}

/** What a document says, a line each, and what it links to. */
export interface PdfExample {
  readonly lines: readonly string[];
  readonly links?: readonly string[];
  readonly title?: string;
  /** The language that it names, where it is tagged. */
  readonly tagged?: string;
  /** What it was made from, where this tool made it. */
  readonly record?: DocumentRecord;
}

export interface AnswerExample {
  readonly status: number;
  readonly location?: string;
}

/** A whole config, for rules of configs that cannot be run. */
export interface ConfigExample {
  readonly shows: string;
  /** The text of `site.config.ts`. */
  readonly config: string;
}

/** A call of the program in the folder of the smallest site, for rules of what is typed on the command line. */
export interface CommandExample {
  readonly shows: string;
  /** 'site check --config clinic.config.ts', with what is set in the environment before it. */
  readonly command: string;
  /** Files that lie in the folder. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** A change of the tool's own code, for rules of it. */
export interface CodeExample {
  readonly shows: string;
  /** The file that is changed. */
  readonly code: string;
  /** The line that is added at its end. */
  readonly added: string;
}

export type Example = RuleExample | ConfigExample | CommandExample | CodeExample;

/** At least one of each kind. */
export interface Examples<Kind extends Example = Example> {
  readonly bad: readonly [Kind, ...Kind[]];
  readonly good: readonly [Kind, ...Kind[]];
}
