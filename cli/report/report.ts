import type { Incomplete } from '../../renderer/check/outcome.ts';
import type { RuleText } from '../../renderer/check/rules/rule.ts';
import type { AcceptedFinding, Finding, SourceLocation } from '../../renderer/core/finding.ts';
import type { Colours } from '../terminal.ts';
import type { FindingIdentity } from './identity.ts';
import type { FindingState } from './match.ts';
import type { LinkToLine } from './source-links.ts';
import type { ReadSource } from './source-text.ts';

/** The summary of a report. */
export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly accepted: number;
  readonly pages: number;
  readonly links: number;
  readonly durationMs: number;
  /** The number of findings that are new; `undefined` if the report is not compared with anything. */
  readonly new?: number | undefined;
}

/** How the findings differ from those of the last check, or from a baseline. */
export interface Comparison {
  /** The state of each finding of the report. */
  readonly states: ReadonlyMap<Finding, FindingState>;
  /** Known findings that no longer occur. */
  readonly gone: readonly FindingIdentity[];
  /** The file name of the baseline, as the user wrote it; `undefined` for the last check. */
  readonly baseline?: string | undefined;
}

/** The findings that the report for people lists in full. */
export interface Scope {
  /** The rules by which the findings are grouped, in this order. */
  readonly ruleTexts: readonly RuleText[];
  /** Only the findings of these rules, if any are named. */
  readonly rules?: ReadonlySet<string> | undefined;
  /** The rules and families that were named: 'price, claim/effect'. */
  readonly named?: string | undefined;
}

/** The input of all report formats. */
export interface ReportInput {
  readonly ok: boolean;
  readonly summary: Summary;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /** The checks that were skipped because values cannot be read. */
  readonly incomplete?: Incomplete | undefined;
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
  /** Returns the lines of one of the owner's files, for code frames. */
  readonly source: ReadSource;
  /** Missing if this is the first check of the config. */
  readonly comparison?: Comparison | undefined;
  /** The findings that the report for people lists in full; an overview if undefined. */
  readonly scope?: Scope | undefined;
  /** The command of this report without the options that set its form, for advice: 'npx site check --release'. */
  readonly command: string;
  /** The command that shows the corrections of findings that have only one possible correction. */
  readonly fixCommand: string;
  /** Links to the lines of the checked commit, on a CI system that has told where it is. */
  readonly linkTo?: LinkToLine | undefined;
}

/** Adds a comparison to a report. With a baseline, a new warning fails the check like an error. */
export function withComparison(report: ReportInput, comparison: Comparison | undefined): ReportInput {
  if (!comparison) return report;
  const compared = { ...report, comparison };
  return {
    ...compared,
    ok: !report.findings.some((finding) => isFailure(finding, compared)),
    summary: { ...report.summary, new: report.findings.filter((finding) => isNew(finding, compared)).length },
  };
}

type Compared = Pick<ReportInput, 'comparison'>;

/** Returns `true` if the finding is marked as new. */
export const isNew = (finding: Finding, { comparison }: Compared): boolean => comparison?.states.get(finding) === 'new';

/** Returns `true` if the finding alone makes the check fail. */
export const isFailure = (finding: Finding, { comparison }: Compared): boolean =>
  finding.severity === 'error' || (comparison?.baseline !== undefined && isNew(finding, { comparison }));

/** Returns the path of a file relative to the working directory, which is usually the root of the repository. */
export const fromWorkingFolder = (file: string, { folder }: Pick<ReportInput, 'folder'>): string =>
  folder === '' ? file : `${folder}/${file}`;

export type Reporter = (input: ReportInput, colours: Colours) => string;
