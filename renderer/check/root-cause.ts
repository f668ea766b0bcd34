import { type Finding, type Fix, formatPath, type SourceLocation } from '../core/finding.ts';
import type { RuleName } from '../core/rule-names.ts';

/** The rules that best explain why something is missing: a value of the wrong type, an invalid or misspelt name, a missing field, or an unknown reference. */
const CAUSES_FIRST: readonly RuleName[] = [
  'config/type',
  'config/name',
  'config/unknown-key',
  'config/missing',
  'config/reference',
];

const rankOf = ({ rule }: Finding): number => {
  const index = CAUSES_FIRST.indexOf(rule);
  return index < 0 ? CAUSES_FIRST.length : index;
};

/**
 * A missing name causes a finding at every place that uses it: a treatment that was deleted, in every list and text.
 * These findings have one cause. The finding that explains it best stays, and lists the locations of the others.
 */
export function groupByRootCause(findings: readonly Finding[]): readonly Finding[] {
  const unreadable = firstOfEach(findings.filter(isUnreadable));
  const missingPaths = new Set([...findings.flatMap(({ missingPath }) => missingPath ?? []), ...unreadable.keys()]);
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.missingPath === undefined || !finding.location) continue;
    const whole = wholeOf(finding.missingPath, missingPaths);
    const cause = unreadable.get(whole);
    const group = groups.get(whole) ?? (cause ? [cause] : []);
    groups.set(whole, [...group, finding]);
  }
  const causes = new Map<Finding, Finding>();
  const rest = new Set<Finding>();
  for (const group of groups.values()) {
    const [head] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
    const others = group.filter((finding) => finding !== head);
    if (head) causes.set(head, withOthers(head, others));
    for (const other of others) rest.add(other);
  }
  return findings.filter((finding) => !rest.has(finding)).map((finding) => causes.get(finding) ?? finding);
}

/** Whether a value has the wrong type, so that everything below it is missing: text in place of a list of packages. */
const isUnreadable = ({ rule, path, part, missingPath, location }: Finding): boolean =>
  rule === 'config/type' && path !== undefined && part === undefined && missingPath === undefined && !!location;

const firstOfEach = (findings: readonly Finding[]): ReadonlyMap<string, Finding> =>
  new Map(findings.toReversed().map((finding) => [formatPath(finding.path ?? []), finding]));

/** Returns the largest missing part: if a treatment is missing, its price is missing too. */
function wholeOf(missing: string, missingPaths: ReadonlySet<string>): string {
  const keys = missing.split('.');
  const prefixes = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  return prefixes.find((whole) => missingPaths.has(whole)) ?? missing;
}

function withOthers({ fix, ...head }: Finding, others: readonly Finding[]): Finding {
  const relatedLocations = others.flatMap(({ location }) =>
    location === undefined || encloses(location, head.location) ? [] : [location],
  );
  // Once a field has its correct name, it is no longer missing anywhere.
  const whole = head.rule === 'config/unknown-key' ? fix : fixOf([fix, ...others.map((other) => other.fix)]);
  return { ...head, ...(relatedLocations.length > 0 ? { relatedLocations } : {}), ...(whole ? { fix: whole } : {}) };
}

/** Whether a location is that of the object around another one: a missing field is reported at the object that lacks it. */
const encloses = (outer: SourceLocation, inner: SourceLocation | undefined): boolean =>
  inner !== undefined &&
  outer.file === inner.file &&
  isAtOrBefore([outer.line, outer.column], [inner.line, inner.column]) &&
  isAtOrBefore([inner.endLine, inner.endColumn], [outer.endLine, outer.endColumn]);

type Position = readonly [line: number, column: number];

const isAtOrBefore = ([line, column]: Position, [otherLine, otherColumn]: Position): boolean =>
  line < otherLine || (line === otherLine && column <= otherColumn);

/** Returns a fix only if it fixes every location. */
function fixOf(fixes: readonly (Fix | undefined)[]): Fix | undefined {
  const [first] = fixes;
  const edits = fixes.flatMap((fix) => (fix && fix.title === first?.title ? [fix.edits] : []));
  return first && edits.length === fixes.length ? { title: first.title, edits: edits.flat() } : undefined;
}
