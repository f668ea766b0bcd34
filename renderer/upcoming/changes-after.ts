import { distinctBy } from '../core/distinct.ts';
import { dayBefore, momentIn, startOfDay } from '../facts/date.ts';
import type { UpcomingChange } from './change.ts';
import type { ChangingConfig } from './changing-config.ts';
import { documentChanges } from './document-changes.ts';
import { factChanges } from './fact-changes.ts';
import { valueChanges } from './value-changes.ts';

/** Returns everything that changes after a day, in the order of the days. */
export function changesAfter(today: string, config: ChangingConfig): readonly UpcomingChange[] {
  const days = config.changeDays.filter((day) => day > today);
  const ofFacts = [today, ...days].flatMap((first, index) => factChangesFrom(first, days[index], config));
  const ofValues = days.flatMap((day) => valueChanges(config.raw, day));
  const all = [...ofValues, ...ofFacts, ...documentChanges(today, config)];
  return distinct(all.filter(({ day }) => day > today)).toSorted((a, b) => a.day.localeCompare(b.day, 'en'));
}

/** Returns the moment at which pages change next, with the clocks of the clinic: '2027-02-01T00:00:00+00:00'. */
export function nextMoment(changes: readonly UpcomingChange[], timeZone: string): string | undefined {
  const day = changes.find(({ changesPages }) => changesPages)?.day;
  return day && momentIn(startOfDay(day, timeZone), timeZone);
}

/** The values stay the same from `first` to the day before `next`, and only facts that are read on these days count. */
function factChangesFrom(first: string, next: string | undefined, { read }: ChangingConfig): readonly UpcomingChange[] {
  const { site, acceptances, plainConfig } = read(first);
  if (!site) return [];
  const last = next && dayBefore(next);
  return factChanges({ site, acceptances, plainConfig })
    .filter(({ readOn }) => first <= readOn && (last === undefined || readOn <= last))
    .map((change) => ({ ...change, readOn: first }));
}

/** A value inside several `dated()` calls changes once. */
const distinct = (changes: readonly UpcomingChange[]): readonly UpcomingChange[] =>
  distinctBy(changes, ({ day, title, path }) => JSON.stringify([day, title, path]));
