import type { Finding, Fix } from '../core/finding.ts';
import type { RuleName } from '../core/rule-names.ts';

/** What says most of why something is not there: the name was misspelt, it was left out, or nothing of the kind is known. */
const CAUSES_FIRST: readonly RuleName[] = ['config/unknown-key', 'config/missing', 'config/reference'];

const tellingOf = ({ rule }: Finding): number => {
  const index = CAUSES_FIRST.indexOf(rule);
  return index < 0 ? CAUSES_FIRST.length : index;
};

/**
 * What is not there is missed wherever it is named: a treatment that was taken out, in every list and text. That is one
 * fault. The finding that tells most of it stays, or else the first, and says where the others are.
 */
export function groupByRootCause(findings: readonly Finding[]): readonly Finding[] {
  const missingPath = new Set(findings.flatMap(({ missingPath }) => missingPath ?? []));
  const problems = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.missingPath === undefined || !finding.location) continue;
    const whole = wholeOf(finding.missingPath, missingPath);
    problems.set(whole, [...(problems.get(whole) ?? []), finding]);
  }
  const heads = new Map<Finding, Finding>();
  const rest = new Set<Finding>();
  for (const problem of problems.values()) {
    const [head] = problem.toSorted((a, b) => tellingOf(a) - tellingOf(b));
    const others = problem.filter((finding) => finding !== head);
    if (head) heads.set(head, withOthers(head, others));
    for (const other of others) rest.add(other);
  }
  return findings.filter((finding) => !rest.has(finding)).map((finding) => heads.get(finding) ?? finding);
}

/** The largest part that is missing: of a treatment that is not there, no price is there either. */
function wholeOf(lack: string, missingPath: ReadonlySet<string>): string {
  const keys = lack.split('.');
  const wholes = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  return wholes.find((whole) => missingPath.has(whole)) ?? lack;
}

function withOthers({ fix, ...head }: Finding, others: readonly Finding[]): Finding {
  const relatedLocations = others.flatMap(({ location }) => location ?? []);
  const whole = fixOf([fix, ...others.map((other) => other.fix)]);
  return { ...head, ...(relatedLocations.length > 0 ? { relatedLocations } : {}), ...(whole ? { fix: whole } : {}) };
}

/** A fix mends every place, or it is none. */
function fixOf(fixes: readonly (Fix | undefined)[]): Fix | undefined {
  const [first] = fixes;
  const edits = fixes.flatMap((fix) => (fix && fix.title === first?.title ? [fix.edits] : []));
  return first && edits.length === fixes.length ? { title: first.title, edits: edits.flat() } : undefined;
}
