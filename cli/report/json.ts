import { type Finding, formatPath, type SourceLocation } from '../../renderer/core/finding.ts';
import { printableJson } from './printable.ts';
import type { Reporter } from './report.ts';

/** The machine-readable report; its shape is part of the public interface. */
export const json: Reporter = ({ ok, summary, findings, accepted, comparison }) =>
  printableJson({
    version: 1,
    ok,
    summary,
    findings: findings.map((finding) => ({
      ...findingJson(finding),
      new: comparison && comparison.states.get(finding) === 'new',
    })),
    accepted: accepted.map(({ finding, reason, until, location }) => ({
      rule: finding.rule,
      message: finding.message,
      path: finding.path && formatPath(finding.path),
      reason,
      until,
      ...start(location),
    })),
    baseline: comparison?.baseline === undefined ? undefined : { file: comparison.baseline, obsolete: comparison.gone },
  });

/** A finding as reports contain it. */
export const findingJson = (finding: Finding) => ({
  rule: finding.rule,
  severity: finding.severity,
  message: finding.message,
  help: finding.help,
  path: finding.path && formatPath(finding.path),
  ...positions(finding.location),
  relatedLocations: finding.relatedLocations?.map(positions),
  page: finding.page,
  day: finding.day,
  fix: finding.fix,
});

const positions = (location: Finding['location']) =>
  location && { ...start(location), endLine: location.endLine, endColumn: location.endColumn };

const start = (location: SourceLocation | undefined) =>
  location && { file: location.file, line: location.line, column: location.column };
