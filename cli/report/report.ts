import type { AcceptedFinding, Finding, SourceLocation } from '../../renderer/core/finding.ts';
import type { Terminal } from '../terminal.ts';

/** The figures under a report. */
export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly accepted: number;
  readonly pages: number;
  readonly links: number;
  readonly durationMs: number;
}

/** What a report is made from. */
export interface ReportInput {
  readonly ok: boolean;
  readonly summary: Summary;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /** Rules that were not applied: they are switched off, or the config could not be read far enough. */
  readonly unapplied: ReadonlySet<string>;
  /** The config's name in its folder. */
  readonly config: string;
  /** The way from the folder of the call to the config's folder: '' where they are the same. Files are named from the latter. */
  readonly folder: string;
  /** How many columns the terminal has, where the report goes to one. */
  readonly columns?: number | undefined;
  /** The text of a file of the owner's, for code frames. */
  readonly source: (file: string) => string | undefined;
}

/** A file as it is named from the folder of the call, which is the repository's for whoever reads annotations. */
export const fromHere = (file: string, { folder }: Pick<ReportInput, 'folder'>): string =>
  folder === '' ? file : `${folder}/${file}`;

/** Findings as text, in one form. */
export type Reporter = (input: ReportInput, colours: Terminal['colours']) => string;
