import type { RuleLevels } from '../../config/schema/rules.ts';
import type { AcceptanceMark, StandInMark } from '../../config/unwrap.ts';
import { type AcceptedFinding, type ConfigPath, type Finding, formatPath, type Severity } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import { levelFindings, levelOf, withLevels } from '../rules/levels.ts';
import { acceptedBy, exceptionFindings } from './index.ts';

/** The owner's marks, the config that they were taken off, and how each rule shall count. */
export interface Marks {
  readonly standIns: readonly StandInMark[];
  readonly acceptances: readonly AcceptanceMark[];
  readonly written: unknown;
  readonly levels: RuleLevels;
}

export interface AppliedExceptions {
  readonly findings: readonly Finding[];
  readonly accepted: readonly (AcceptedFinding & { readonly path: ConfigPath })[];
}

export interface ExceptionOptions {
  readonly today: string;
  /** True where stand-ins are errors. */
  readonly release: boolean;
  /** Rules that were not applied in this run: an exception to one of them cannot be unused. */
  readonly skipped: ReadonlySet<RuleName>;
  /** The rules that may be accepted at a value. */
  readonly acceptable: ReadonlySet<RuleName>;
  /** The rules that stay errors, whatever the config says. */
  readonly fixed: ReadonlySet<RuleName>;
}

/**
 * Applies the owner's marks to findings: each rule counts as the config says, accepted findings are moved aside,
 * stand-ins are added, and a mark that is expired, unused, outlived or badly made is a finding itself.
 */
export function applyExceptions(found: readonly Finding[], marks: Marks, options: ExceptionOptions): AppliedExceptions {
  const findings = withLevels(found, marks.levels, options.fixed);
  const judged = { findings, written: marks.written, levels: marks.levels, ...options };
  const accepting = marks.acceptances.map((mark) => ({ mark, accepts: acceptedBy(mark, judged) }));
  const markOf = (finding: Finding) => accepting.find(({ accepts }) => accepts.has(finding))?.mark;
  const accepted = findings.flatMap((finding) => {
    const mark = markOf(finding);
    return mark ? [{ finding, path: mark.path, reason: mark.reason, until: mark.until }] : [];
  });
  return {
    accepted,
    findings: [
      ...findings.filter((finding) => !markOf(finding)),
      ...levelFindings(marks.levels, options.fixed),
      ...marks.acceptances.flatMap((mark) => exceptionFindings(mark, judged)),
      ...standInFindings(marks, options.release),
    ],
  };
}

/** In a release a stand-in is an error, whatever else it counts as. */
function standInFindings({ standIns, levels }: Marks, release: boolean): readonly Finding[] {
  const level = release ? 'error' : (levelOf(levels, 'release/stand-in') ?? 'warning');
  return level === 'off' ? [] : standIns.map((mark) => standInFinding(mark, level));
}

const standInFinding = ({ path, note }: StandInMark, severity: Severity): Finding => ({
  rule: 'release/stand-in',
  severity,
  message: `“${formatPath(path)}” is a stand-in.`,
  help: `Put here: ${note}.`,
  path,
});
