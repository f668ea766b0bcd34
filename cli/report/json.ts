import { type Finding, formatPath, type Place } from '../../renderer/core/finding.ts';
import type { Reporter } from './report.ts';
import { jsonText } from './words.ts';

/** The machine-readable report; its shape is part of the public surface. */
export const json: Reporter = ({ ok, summary, findings, accepted }) =>
  jsonText({
    version: 1,
    ok,
    summary,
    findings: findings.map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      message: finding.message,
      help: finding.help,
      path: finding.path && formatPath(finding.path),
      ...positions(finding.place),
      also: finding.also?.map(positions),
      page: finding.page,
      fix: finding.fix,
    })),
    accepted: accepted.map(({ finding, reason, until, place }) => ({
      rule: finding.rule,
      message: finding.message,
      path: finding.path && formatPath(finding.path),
      reason,
      until,
      ...start(place),
    })),
  });

const positions = (place: Finding['place']) =>
  place && { ...start(place), endLine: place.endLine, endColumn: place.endColumn };

const start = (place: Place | undefined) => place && { file: place.file, line: place.line, column: place.column };
