import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { correctDate } from '../schema/corrections/date.ts';
import { valueAtPath } from '../value-at.ts';

const CHANGE = "{ from: '2027-03-01', value: '£65' }";

/** Explains the form of a `dated()` call: its changes are objects, whose fields may have other names in the call. */
export const explainChanges = (findings: readonly Finding[], call: unknown): readonly Finding[] =>
  findings.flatMap((finding, index) => {
    const { rule, path = [] } = finding;
    if (isForm(finding)) return findings.slice(0, index).some(isForm) ? [] : [{ ...finding, help: HELP }];
    if (rule === 'config/unknown-key' && path[0] === 'changes') return [renamed(finding, path, call)];
    if (rule !== 'config/missing' || path[0] !== 'changes') return [finding];
    // An unknown field beside it, or a value behind the braces, is the same mistake.
    const isElsewhere = findings.some(
      (other) => (other.rule === 'config/unknown-key' && isBeside(other.path, path)) || isForm(other),
    );
    // A field that is missing has no location of its own.
    return isElsewhere ? [] : [{ ...finding, path: path.slice(0, -1), help: `Write the change like ${CHANGE}.` }];
  });

const isForm = ({ rule, path = [] }: Finding): boolean => rule === 'config/type' && path[0] === 'changes';

const HELP = `Write the value of today first, then each change in braces, like dated('£60', ${CHANGE}).`;

const isBeside = (path: ConfigPath = [], other: ConfigPath): boolean =>
  formatPath(path.slice(0, -1)) === formatPath(other.slice(0, -1));

/** A day can be meant for `from` or `until`, and anything else for `value`. */
function renamed(finding: Finding, path: ConfigPath, call: unknown): Finding {
  const value = valueAtPath(call, path);
  const isFree = (name: string) => valueAtPath(call, [...path.slice(0, -1), name]) === undefined;
  const isDay = typeof value === 'string' && (/^\d{4}-\d{2}-\d{2}$/.test(value) || correctDate(value) !== undefined);
  const name = (isDay ? ['from', 'until'] : ['value']).find(isFree);
  return name === undefined
    ? finding
    : { ...finding, help: `Write “${name}” instead of “${String(path.at(-1))}”, as in ${CHANGE}.` };
}
