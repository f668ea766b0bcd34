import type { AcceptedFinding, Finding, SourceLocation } from '../../renderer/core/finding.ts';
import type { Terminal } from '../terminal.ts';

/** The summary of a report. */
export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly accepted: number;
  readonly pages: number;
  readonly links: number;
  readonly durationMs: number;
}

/** The input of all report formats. */
export interface ReportInput {
  readonly ok: boolean;
  readonly summary: Summary;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /** Rules that did not run because they are switched off or the config could not be read completely. */
  readonly unapplied: ReadonlySet<string>;
  /** The file name of the config. */
  readonly config: string;
  /**
   * Path from the working directory to the config's folder, or '' if they are the same. File names in findings are
   * relative to the latter.
   */
  readonly folder: string;
  /** Width of the terminal; `undefined` if the report is written elsewhere. */
  readonly columns?: number | undefined;
  /** Returns the text of one of the owner's files, for code frames. */
  readonly source: (file: string) => string | undefined;
}

/** Returns the path of a file relative to the working directory, which is usually the root of the repository. */
export const fromWorkingFolder = (file: string, { folder }: Pick<ReportInput, 'folder'>): string =>
  folder === '' ? file : `${folder}/${file}`;

export type Reporter = (input: ReportInput, colours: Terminal['colours']) => string;
