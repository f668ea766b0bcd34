import { valueAtPath } from '../config/value-at.ts';
import { type Finding, formatPath } from '../core/finding.ts';
import type { RuleName } from '../core/rule-names.ts';

/** Rules that advise to remove what a sentence names: until then, its amounts need no advice of their own. */
const REMOVED: ReadonlySet<RuleName> = new Set(['content/former-treatment', 'content/former-offer']);

/**
 * Leaves out the findings that disappear with the correction of another one. It follows the exceptions, because the findings
 * stay if the owner accepts their cause. Findings about a missing name are joined in `root-cause.ts`.
 */
export function withoutConsequences(findings: readonly Finding[], plainConfig: unknown): readonly Finding[] {
  const removed = findings.filter(({ rule }) => REMOVED.has(rule));
  const isBesideRemoved = (finding: Finding): boolean =>
    finding.rule.startsWith('price/') && removed.some((cause) => isInSentenceOf(cause, finding, plainConfig));
  const isCaused = ({ causedBy }: Finding): boolean =>
    causedBy !== undefined &&
    findings.some(
      ({ rule, page, message }) =>
        rule === causedBy.rule &&
        (page === undefined ? message.includes(`“${causedBy.words}”`) : page === causedBy.page),
    );
  return findings.filter((finding) => !isCaused(finding) && !isBesideRemoved(finding));
}

function isInSentenceOf(cause: Finding, finding: Finding, plainConfig: unknown): boolean {
  if (!cause.span || !finding.span || !cause.path || !finding.path) return false;
  const text = valueAtPath(plainConfig, cause.path);
  if (formatPath(cause.path) !== formatPath(finding.path) || typeof text !== 'string') return false;
  const [start, end] = [cause.span.at, finding.span.at].toSorted((a, b) => a - b);
  return !/[.!?;](?=\s)/.test(text.slice(start, end));
}
