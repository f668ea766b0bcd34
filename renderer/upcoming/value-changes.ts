import { subjectOf } from '../config/naming/subject.ts';
import { fromTo } from '../config/naming/value-text.ts';
import { stripAnnotations } from '../config/strip-annotations.ts';
import { valueAtPath } from '../config/value-at.ts';
import { type ConfigPath, isBelow } from '../core/finding.ts';
import { dayBefore } from '../facts/date.ts';
import type { UpcomingChange } from './change.ts';

/** The config on one day: its values, and the paths of each `dated()` and `during()` call. */
interface ConfigOnDay {
  readonly day: string;
  readonly value: unknown;
  readonly paths: ReadonlyMap<object, readonly ConfigPath[]>;
}

/**
 * Returns the values that begin, end or change on a day: the difference between the config of that day and the config of
 * the day before. The calls, not the paths, are compared, because the items of a list move up if one before them ends.
 */
export function valueChanges(raw: unknown, day: string): readonly UpcomingChange[] {
  const [before, after] = [configOn(raw, dayBefore(day)), configOn(raw, day)];
  return [
    ...pathsOnlyIn(before, after).map((path) =>
      changeOf(before, path, day, (subject) => `${subject} is no longer shown.`),
    ),
    ...pathsOnlyIn(after, before).map((path) => changeOf(after, path, day, (subject) => `${subject} appears.`)),
    ...commonPaths(before, after).flatMap(([earlier, path]) => {
      const [old, changed] = [valueAtPath(before.value, earlier), valueAtPath(after.value, path)];
      return JSON.stringify(old) === JSON.stringify(changed)
        ? []
        : [changeOf(after, path, day, (subject) => `${subject} changes${fromTo(old, changed)}.`)];
    }),
  ];
}

function configOn(raw: unknown, day: string): ConfigOnDay {
  const { value, changing } = stripAnnotations(raw, day);
  const paths = new Map<object, ConfigPath[]>();
  for (const { call, path } of changing) paths.set(call, [...(paths.get(call) ?? []), path]);
  return { day, value, paths };
}

/** Returns the paths of the values that only one of two configs has, without those inside another such value. */
function pathsOnlyIn(one: ConfigOnDay, other: ConfigOnDay): readonly ConfigPath[] {
  const only = [...one.paths].flatMap(([call, paths]) => (other.paths.has(call) ? [] : paths));
  return only.filter((path) => !only.some((outer) => outer.length < path.length && isBelow(path, outer)));
}

/** Returns the paths of the values that both configs have, each with its earlier path. */
const commonPaths = (before: ConfigOnDay, after: ConfigOnDay): readonly (readonly [ConfigPath, ConfigPath])[] =>
  [...after.paths].flatMap(([call, paths]) => {
    const earlier = before.paths.get(call);
    return earlier ? paths.map((path, index) => [earlier[index] ?? path, path] as const) : [];
  });

const changeOf = (
  { day: readOn, value }: ConfigOnDay,
  path: ConfigPath,
  day: string,
  title: (subject: string) => string,
): UpcomingChange => ({
  day,
  kind: 'value',
  title: title(subjectOf(path, value)),
  changesPages: true,
  path,
  readOn,
});
