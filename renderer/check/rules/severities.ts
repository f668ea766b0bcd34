import type { ConfiguredSeverity, RuleSeverities } from '../../config/schema/rules.ts';
import type { Finding } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';

/** Returns the severity of a rule in the config; `undefined` if the config does not name the rule. */
export const severityOf = (severities: RuleSeverities, rule: string): ConfiguredSeverity | undefined =>
  Object.entries(severities).find(([name]) => name === rule)?.[1];

/** Returns the findings with the severities of the config; those of a fixed rule stay errors. */
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

/** Reports a severity for a rule about facts: a wrong fact stays wrong, whatever its severity. */
export const severityFindings = (severities: RuleSeverities, fixed: ReadonlySet<string>): readonly Finding[] =>
  Object.entries(severities).flatMap(([name, level]) =>
    level === 'error' || !fixed.has(name)
      ? []
      : {
          rule: 'config/severity',
          severity: 'error',
          message: `“${name}” is a rule about facts, so it is always an error.`,
          help: `Remove it here. To keep a single value, write accept(value, '${name}', { reason: '…', until: '…' }) in its place.`,
          path: ['rules', name],
          part: 'name',
        },
  );
