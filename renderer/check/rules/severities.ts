import type { ConfiguredSeverity, RuleSeverities } from '../../config/schema/rules.ts';
import type { Finding } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';

/** How the owner wants each rule to count, by its name; rules that are not named count as they do by themselves. */
export const severityOf = (severities: RuleSeverities, rule: string): ConfiguredSeverity | undefined =>
  Object.entries(severities).find(([name]) => name === rule)?.[1];

/** Findings as the owner wants them to count; those of a fixed rule as they are. */
export const withSeverities = (
  findings: readonly Finding[],
  severities: RuleSeverities,
  fixed: ReadonlySet<RuleName>,
): readonly Finding[] =>
  findings.flatMap((finding) => {
    const level = fixed.has(finding.rule) ? undefined : severityOf(severities, finding.rule);
    if (level === 'off') return [];
    return [level === undefined ? finding : { ...finding, severity: level }];
  });

/** A fact does not become right by being called a warning. */
export const severityFindings = (severities: RuleSeverities, fixed: ReadonlySet<string>): readonly Finding[] =>
  Object.entries(severities).flatMap(([name, level]) =>
    level === 'error' || !fixed.has(name)
      ? []
      : [
          {
            rule: 'config/severity',
            severity: 'error',
            message: `“${name}” speaks of facts: it stays an error.`,
            help: `Remove it here. A single value can be kept with accept(value, '${name}', { reason: '…', until: '…' }) in its place.`,
            path: ['rules', name],
            part: 'name',
          },
        ],
  );
