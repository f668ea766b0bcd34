import { longDate } from '../facts/date.ts';
import type { UpcomingChange } from '../upcoming/change.ts';
import type { SiteChange } from './change.ts';
import type { Versions } from './fact-changes.ts';

/** Returns the future changes that differ in day or value from those that the earlier version announced. */
export const laterChanges = ({ before, after }: Versions): readonly SiteChange[] => {
  const [old, current] = [datedValues(before.later), datedValues(after.later)];
  return [
    ...missingIn(current, old).map((change) => ({ ...base(change, 'vanished'), before: change.title })),
    ...missingIn(old, current).map((change) => ({
      ...base(change, 'appeared'),
      after: change.title,
      path: change.path,
    })),
  ];
};

/** Offers, closures and reduced prices are facts of the config, so their days are compared there. */
const datedValues = (changes: readonly UpcomingChange[]) => changes.filter(({ kind }) => kind === 'value');

const missingIn = (some: readonly UpcomingChange[], others: readonly UpcomingChange[]): readonly UpcomingChange[] => {
  const known = new Set(some.map(keyOf));
  return others.filter((change) => !known.has(keyOf(change)));
};

const keyOf = ({ day, title }: UpcomingChange): string => `${day} ${title}`;

const base = ({ day }: UpcomingChange, kind: SiteChange['kind']) => {
  const subject = `On ${longDate(day)}`;
  return { group: 'later', kind, subject, of: subject, part: 'value' } as const;
};
