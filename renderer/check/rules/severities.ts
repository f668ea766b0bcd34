import type { ConfiguredSeverity, RuleSeverities } from '../../config/schema/rules.ts';
import type { Finding } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';

/** Returns the severity of a rule in the config; `undefined` if the config does not name the rule. */
export const severityOf = (severities: RuleSeverities, rule: string): ConfiguredSeverity | undefined =>
  Object.entries(severities).find(([name]) => name === rule)?.[1];

/** Returns the findings with the severities of the config, which can raise that of a fixed rule, but not lower it. */
export const withSeverities = (
  findings: readonly Finding[],
  severities: RuleSeverities,
  fixed: ReadonlySet<RuleName>,
): readonly Finding[] =>
  findings.flatMap((finding) => {
    const level = severityOf(severities, finding.rule);
    if (level === undefined || (level !== 'error' && fixed.has(finding.rule))) return [finding];
    return level === 'off' ? [] : [{ ...finding, severity: level }];
  });

/** Reports a severity for a rule about facts: a wrong fact stays wrong, whatever its severity. */
export const severityFindings = (severities: RuleSeverities, fixed: ReadonlySet<string>): readonly Finding[] =>
  Object.entries(severities).flatMap(([name, level]) =>
    level === 'error' || !fixed.has(name)
      ? []
      : {
          rule: 'config/severity',
          severity: 'error',
          message: `“${name}” is a rule about facts: its severity cannot be lowered.`,
          help: `Remove it here. To keep a single value, write accept(value, '${name}', { reason: '…', until: '…' }) in its place.`,
          path: ['rules', name],
          part: 'name',
        },
  );
