import type { Finding, Fix } from '../core/finding.ts';
import type { RuleName } from '../core/rule-names.ts';

/** What says most of why something is not there: the name was misspelt, it was left out, or nothing of the kind is known. */
const TELLING: readonly RuleName[] = ['config/unknown-key', 'config/missing', 'config/reference'];

const tellingOf = ({ rule }: Finding): number => {
  const index = TELLING.indexOf(rule);
  return index < 0 ? TELLING.length : index;
};

/**
 * What is not there is missed wherever it is named: a treatment that was taken out, in every list and text. That is one
 * fault. The finding that tells most of it stays, or else the first, and says where the others are.
 */
export function oneForEachFault(findings: readonly Finding[]): readonly Finding[] {
  const lacks = new Set(findings.flatMap(({ lacks }) => lacks ?? []));
  const faults = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.lacks === undefined || !finding.place) continue;
    const whole = wholeOf(finding.lacks, lacks);
    faults.set(whole, [...(faults.get(whole) ?? []), finding]);
  }
  const heads = new Map<Finding, Finding>();
  const rest = new Set<Finding>();
  for (const fault of faults.values()) {
    const [head] = fault.toSorted((a, b) => tellingOf(a) - tellingOf(b));
    const others = fault.filter((finding) => finding !== head);
    if (head) heads.set(head, withOthers(head, others));
    for (const other of others) rest.add(other);
  }
  return findings.filter((finding) => !rest.has(finding)).map((finding) => heads.get(finding) ?? finding);
}

/** The largest part that is missing: of a treatment that is not there, no price is there either. */
function wholeOf(lack: string, lacks: ReadonlySet<string>): string {
  const keys = lack.split('.');
  const wholes = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  return wholes.find((whole) => lacks.has(whole)) ?? lack;
}

function withOthers({ fix, ...head }: Finding, others: readonly Finding[]): Finding {
  const also = others.flatMap(({ place }) => place ?? []);
  const whole = fixOf([fix, ...others.map((other) => other.fix)]);
  return { ...head, ...(also.length > 0 ? { also } : {}), ...(whole ? { fix: whole } : {}) };
}

/** A fix mends every place, or it is none. */
function fixOf(fixes: readonly (Fix | undefined)[]): Fix | undefined {
  const [first] = fixes;
  const edits = fixes.flatMap((fix) => (fix && fix.title === first?.title ? [fix.edits] : []));
  return first && edits.length === fixes.length ? { title: first.title, edits: edits.flat() } : undefined;
}
