import { type ConfigPath, type Finding, formatPath, isBelow } from '../../core/finding.ts';
import { groupBy } from '../../core/group-by.ts';

/** The problems of one value. */
export type Problems = readonly [Finding, ...Finding[]];

/** Omits problems that another one explains: a missing part of the config causes a problem wherever it is named. */
export const rootsOf = (problems: readonly Finding[]): readonly Finding[] =>
  problems.filter(
    ({ path = [], missingPath, rule }) =>
      missingPath === undefined ||
      // A field with another name or in another place has the value of the missing one.
      rule === 'config/unknown-key' ||
      missingPath === formatPath(path) ||
      !problems.some((other) => other.path && isBelow(missingPath.split('.'), other.path)),
  );

/**
 * Groups problems by their value. Misspelt fields come first: they are also missing. Then they are in reverse order, so
 * that a removed item does not move a value whose problem comes after it.
 */
export const inRepairOrder = (problems: readonly Finding[]): readonly Problems[] =>
  [...groupBy(problems, ({ path = [] }) => formatPath(path)).values()]
    .flatMap(([first, ...others]): readonly Problems[] => (first ? [[first, ...others]] : []))
    .toSorted(
      ([a], [b]) =>
        Number(b.rule === 'config/unknown-key') - Number(a.rule === 'config/unknown-key') ||
        comparePaths(b.path ?? [], a.path ?? []),
    );

function comparePaths(a: ConfigPath, b: ConfigPath): number {
  const depth = a.findIndex((key, index) => key !== b[index]);
  const [key, other] = [a[depth], b[depth]];
  if (key === undefined || other === undefined) return a.length - b.length;
  return typeof key === 'number' && typeof other === 'number' ? key - other : String(key).localeCompare(String(other));
}
