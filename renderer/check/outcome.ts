import type { LoadFailure } from '../config/load.ts';
import type { AcceptedFinding, Finding, SourceLocation } from '../core/finding.ts';
import { RULE_NAMES, type RuleName } from '../core/rule-names.ts';
import type { CheckedSite } from './examined.ts';
import type { ExternalLinkResults } from './external/index.ts';

/** The result of a check. */
export interface Checked extends Outcome {
  /** Missing if the config does not match the schema. A site can have findings too. */
  readonly site?: CheckedSite;
  /** The site as it will be on each day within a year on which it changes. */
  readonly sitesToCome?: readonly { readonly day: string; readonly begins: Date; readonly site: CheckedSite }[];
}

/** The results of a check. */
export interface Outcome {
  /** False if the config could not be run. */
  readonly readable: boolean;
  /** The numbers of pages and of the links on them. */
  readonly pages: number;
  readonly links: number;
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly location?: SourceLocation })[];
  /** Missing if every value can be read, or if no page could be checked. */
  readonly incomplete?: Incomplete;
  /**
   * Rules that were not applied: they are switched off, need `--external` or `--release`, or need a site and the config
   * is invalid.
   */
  readonly unapplied: ReadonlySet<RuleName>;
  /** The answers of other sites; missing without `--external`. */
  readonly answers?: ExternalLinkResults;
  /** Absolute paths of the owner’s files. */
  readonly files: readonly string[];
}

/** The parts that a check skips because some values cannot be read. */
export interface Incomplete {
  /** The unknown values; empty if the owner probably meant the values that were checked. */
  readonly values: readonly string[];
  /** The pages that show them, or something that depends on them. */
  readonly pages: readonly string[];
}

/** Returns what a check reports, without the site. */
export const outcomeOf = ({ site: _, answers: __, sitesToCome: ___, ...outcome }: Checked): Outcome => outcome;

export const unreadable = (failure: LoadFailure): Checked => ({
  readable: false,
  pages: 0,
  links: 0,
  findings: failure.findings,
  accepted: [],
  unapplied: new Set(RULE_NAMES),
  files: failure.files,
});
