import type { Finding } from '../../core/finding.ts';
import { lookalikeIn, withPlainMarks } from '../../facts/lookalike-marks.ts';
import { valueAtPath } from '../value-at.ts';

/**
 * Names a character that looks like another, if the proposed value differs only by it: “hand–therapy” beside
 * “hand-therapy”.
 */
export function explainLookalike(finding: Finding, config: unknown): Finding {
  const { path = [], part, help = '', span } = finding;
  const value = part === 'name' ? path.at(-1) : valueAtPath(config, path);
  if (typeof value !== 'string') return finding;
  const rejected = span ? value.slice(span.at, span.at + span.length) : value;
  const found = lookalikeIn(rejected);
  if (found === undefined || !help.includes(`“${withPlainMarks(rejected)}”`)) return finding;
  return { ...finding, message: `“${rejected}” contains ${found}.`, help: `Write “${withPlainMarks(rejected)}”.` };
}
