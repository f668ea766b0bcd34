import { createHash } from 'node:crypto';
import { type Finding, withoutPositions } from '../../renderer/core/finding.ts';
import { reportedText } from './identity.ts';
import type { ReportInput } from './report.ts';

/**
 * Returns an identifier for each finding that stays the same when lines move: it depends on the rule, the path of the
 * value and its text, not on the line. List indexes are left out of the path, so that inserting a section does not
 * change the identifiers of later ones. Identical findings are numbered.
 */
export function fingerprints(findings: readonly Finding[], source: ReportInput['source']): readonly string[] {
  const before = new Map<string, number>();
  return findings.map((finding) => {
    const identity = identifying(finding, source);
    const count = before.get(identity) ?? 0;
    before.set(identity, count + 1);
    return `${createHash('sha256').update(identity).digest('hex').slice(0, 16)}:${count + 1}`;
  });
}

function identifying(finding: Finding, source: ReportInput['source']): string {
  const { rule, path, location, page } = finding;
  const keys = path ? withoutPositions(path) : [location?.file, page];
  return JSON.stringify([rule, keys, reportedText(finding, source)]);
}
