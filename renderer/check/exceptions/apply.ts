import type { RuleSeverities } from '../../config/schema/rules.ts';
import type { AcceptAnnotation, StandInAnnotation } from '../../config/strip-annotations.ts';
import {
  type AcceptedFinding,
  type ConfigPath,
  type Finding,
  formatPath,
  isBelow,
  type Severity,
} from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import { severityFindings, severityOf, withSeverities } from '../rules/severities.ts';
import { acceptedBy, exceptionFindings } from './index.ts';

/** The exceptions and stand-ins of a config, the config without them, and the severities that the owner set. */
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

interface ExceptionOptions {
  readonly today: string;
  /** Whether the site is about to be published. */
  readonly release: boolean;
  /** Rules that were not applied in this run: their exceptions cannot be unused. */
  readonly skipped: ReadonlySet<RuleName>;
  /** The rules that an exception can accept. */
  readonly acceptable: ReadonlySet<RuleName>;
  /** The rules whose severity the config cannot change. */
  readonly fixed: ReadonlySet<RuleName>;
  /** The rules whose findings are errors in a release. */
  readonly errorsInRelease: ReadonlySet<RuleName>;
}

/**
 * Applies the owner’s severities, exceptions and stand-ins to the findings. Accepted findings are returned separately.
 * Stand-ins and exceptions that are expired, unused, out of date or invalid become findings.
 */
export function applyExceptions(
  allFindings: readonly Finding[],
  annotations: Annotations,
  options: ExceptionOptions,
): AppliedExceptions {
  const applied = allFindings.filter((finding) => !isPremature(finding, options) && !isStandIn(finding, annotations));
  const findings = withSeverities(applied, annotations.severities, options.fixed).map((finding) =>
    options.release && options.errorsInRelease.has(finding.rule) ? { ...finding, severity: 'error' as const } : finding,
  );
  const context = { findings, plainConfig: annotations.plainConfig, severities: annotations.severities, ...options };
  const exceptions = annotations.acceptances.map((annotation) => ({
    annotation,
    accepts: acceptedBy(annotation, context),
  }));
  const annotationOf = (finding: Finding) => exceptions.find(({ accepts }) => accepts.has(finding))?.annotation;
  const accepted = findings.flatMap((finding) => {
    const annotation = annotationOf(finding);
    return annotation ? [{ finding, path: annotation.path, reason: annotation.reason, until: annotation.until }] : [];
  });
  return {
    accepted,
    findings: [
      ...findings.filter((finding) => !annotationOf(finding)),
      ...severityFindings(annotations.severities, options.fixed),
      ...annotations.acceptances.flatMap((annotation) => exceptionFindings(annotation, context)),
      ...standInFindings(annotations, options.release),
    ],
  };
}

/** Before the release, placeholders are allowed, except filler text, of which the rule only warns. */
const isPremature = ({ rule, severity }: Finding, { release }: ExceptionOptions): boolean =>
  rule === 'release/placeholder' && severity === 'error' && !release;

/** A stand-in is known to be a placeholder, and is a finding itself. A policy with a stand-in is a draft without a date. */
const isStandIn = ({ rule, path = [] }: Finding, { standIns }: Annotations): boolean =>
  rule === 'content/policy-date'
    ? standIns.some((standIn) => isBelow(standIn.path, path.slice(0, -1)))
    : OF_REAL_VALUES.has(rule) && standIns.some((standIn) => isBelow(path, standIn.path));

/** Two stand-ins can be one text, such as those of two people who are still to be named. */
const OF_REAL_VALUES: ReadonlySet<RuleName> = new Set(['release/placeholder', 'content/duplicate-person']);

/** In a release, a stand-in is an error, whatever severity the config sets. */
function standInFindings({ standIns, severities }: Annotations, release: boolean): readonly Finding[] {
  const severity = release ? 'error' : (severityOf(severities, 'release/stand-in') ?? 'warning');
  return severity === 'off' ? [] : standIns.map((annotation) => standInFinding(annotation, severity));
}

const standInFinding = ({ path, note }: StandInAnnotation, severity: Severity): Finding => ({
  rule: 'release/stand-in',
  severity,
  message: `“${formatPath(path)}” is a stand-in.`,
  help: `Replace it: ${note}.`,
  path,
});
