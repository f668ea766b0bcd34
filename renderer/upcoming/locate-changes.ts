import { type ConfigSources, locateValues } from '../config/locate/index.ts';
import type { Parsed } from '../config/parse.ts';
import { distinctBy } from '../core/distinct.ts';
import { groupBy } from '../core/group-by.ts';
import type { Io } from '../core/io.ts';
import type { LocatedChange, UpcomingChange } from './change.ts';

/** Adds the location of its value to each change, in the config of the day on which the value exists. */
export async function locateChanges(
  changes: readonly UpcomingChange[],
  sources: ConfigSources,
  read: (day: string) => Parsed,
  io: Io,
): Promise<readonly LocatedChange[]> {
  io.progress('Locating the changes …');
  const located = new Map<UpcomingChange, LocatedChange>();
  for (const [readOn, group] of groupBy(changes, (change) => change.readOn)) {
    const { plainConfig, day } = read(readOn);
    const config = { ...sources, plainConfig, ...(day === undefined ? {} : { day }) };
    const locations = await locateValues(
      group.map(({ path, annotation }) => ({ path, annotation })),
      config,
      io,
    );
    locations.forEach((location, index) => {
      const change = group[index];
      if (change && location) located.set(change, { ...change, location });
    });
  }
  return distinct(changes.map((change) => located.get(change) ?? change));
}

/** A value that the owner wrote once and used several times is listed once, unless its uses have different titles. */
const distinct = (changes: readonly LocatedChange[]): readonly LocatedChange[] =>
  distinctBy(changes, ({ day, title, location, path }) => JSON.stringify([day, title, location ?? path]));
