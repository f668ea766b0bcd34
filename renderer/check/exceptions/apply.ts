import type { RuleSeverities } from '../../config/schema/rules.ts';
import type { AcceptAnnotation, StandInAnnotation } from '../../config/strip-annotations.ts';
import { type AcceptedFinding, type ConfigPath, type Finding, formatPath, type Severity } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import { levelFindings, severityOf, withSeverities } from '../rules/severities.ts';
import { acceptedBy, exceptionFindings } from './index.ts';

/** The owner's marks, the config that they were taken off, and how each rule shall count. */
export interface Annotations {
  readonly standIns: readonly StandInAnnotation[];
  readonly acceptances: readonly AcceptAnnotation[];
  readonly plainConfig: unknown;
  readonly severities: RuleSeverities;
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
export function applyExceptions(
  found: readonly Finding[],
  annotations: Annotations,
  options: ExceptionOptions,
): AppliedExceptions {
  const findings = withSeverities(found, annotations.severities, options.fixed);
  const judged = { findings, plainConfig: annotations.plainConfig, severities: annotations.severities, ...options };
  const accepting = annotations.acceptances.map((annotation) => ({
    annotation,
    accepts: acceptedBy(annotation, judged),
  }));
  const annotationOf = (finding: Finding) => accepting.find(({ accepts }) => accepts.has(finding))?.annotation;
  const accepted = findings.flatMap((finding) => {
    const annotation = annotationOf(finding);
    return annotation ? [{ finding, path: annotation.path, reason: annotation.reason, until: annotation.until }] : [];
  });
  return {
    accepted,
    findings: [
      ...findings.filter((finding) => !annotationOf(finding)),
      ...levelFindings(annotations.severities, options.fixed),
      ...annotations.acceptances.flatMap((annotation) => exceptionFindings(annotation, judged)),
      ...standInFindings(annotations, options.release),
    ],
  };
}

/** In a release a stand-in is an error, whatever else it counts as. */
function standInFindings({ standIns, severities }: Annotations, release: boolean): readonly Finding[] {
  const level = release ? 'error' : (severityOf(severities, 'release/stand-in') ?? 'warning');
  return level === 'off' ? [] : standIns.map((annotation) => standInFinding(annotation, level));
}

const standInFinding = ({ path, note }: StandInAnnotation, severity: Severity): Finding => ({
  rule: 'release/stand-in',
  severity,
  message: `“${formatPath(path)}” is a stand-in.`,
  help: `Put here: ${note}.`,
  path,
});
