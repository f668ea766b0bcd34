import type { DocumentRecord } from '../../media/documents/record.ts';

/** Values by their config paths, in the form of the config; `undefined` removes a value. */
type Values = Readonly<Record<`${string}.${string}`, unknown>>;

/**
 * A change to the minimal site that breaks a rule, or that only just complies with it. It documents the rule in `site
 * explain`, and tests it.
 */
export interface RuleExample {
  readonly values: Readonly<Record<string, unknown>>;
  /** Files of the content folder, by their paths: 'policies/terms.md' → its text. */
  readonly files?: Readonly<Record<string, string>>;
  /** PDFs in content/documents/: 'guide.pdf' → its content. */
  readonly documents?: Readonly<Record<string, PdfExample>>;
  /** Files of installed packages in the content folder: 'fonts/own.woff2' → 'PACKAGE/files/own.woff2'. */
  readonly packaged?: Readonly<Record<string, string>>;
  /** Photographs in the content folder, by their paths: 'images/room.png' → its size in pixels. */
  readonly photographs?: Readonly<Record<string, PhotographExample>>;
  /** The answers of other sites by address. */
  readonly answers?: Readonly<Record<string, AnswerExample>>;
  /** The changes of the site that was built last. */
  readonly lastBuild?: Pick<RuleExample, 'values' | 'files'>;
  /** Whether the example needs --release. */
  readonly release?: boolean;
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

export interface PhotographExample {
  readonly width: number;
  readonly height: number;
}

interface AnswerExample {
  readonly status: number;
  readonly location?: string;
}

/** A whole config, for rules about configs that cannot be run. */
export interface ConfigExample {
  /** The text of `site.config.ts`. */
  readonly config: string;
}

/** A command in the folder of the minimal site, for rules about the command line. */
export interface CommandExample {
  /** The command with its environment variables: 'site check --config clinic.config.ts'. */
  readonly command: string;
  /** Other files in the folder. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** A change of this tool’s code, for rules about the code. */
export interface CodeExample {
  /** The file that changes. */
  readonly code: string;
  /** The line that is added at the end of the file. */
  readonly added: string;
}

export type Example = RuleExample | ConfigExample | CommandExample | CodeExample;

/** Examples by what they show, as a phrase. One that changes only values consists of these values. */
export type NamedExamples<Kind extends Example> = Readonly<Record<string, Kind | Values>>;

const FORMS = ['values', 'config', 'command', 'code'];

const isValues = (example: Example | Values): example is Values => !FORMS.some((form) => form in example);

export type ShownExample = Example & { readonly shows: string };

/** Lists examples with what each shows. */
export const listExamples = (examples: NamedExamples<Example>): readonly ShownExample[] =>
  Object.entries(examples).map(([shows, example]) => ({
    shows,
    ...(isValues(example) ? { values: example } : example),
  }));
