import { formatPath } from '../../../renderer/core/finding.ts';
import { daysBetween, momentIn, startOfDay } from '../../../renderer/facts/date.ts';
import { needsPerson } from '../../../renderer/upcoming/change.ts';
import type { Upcoming } from '../../../renderer/upcoming/index.ts';
import { printableJson } from '../printable.ts';

/** Returns the changes as programs read them; `next` is `null` if no page changes by itself. */
export const upcomingJson = ({ today, timeZone, next, changes }: Upcoming): string =>
  printableJson({
    version: 1,
    today,
    timeZone,
    next: next ?? null,
    changes: changes.map((change) => ({
      day: change.day,
      begins: momentIn(startOfDay(change.day, timeZone), timeZone),
      inDays: daysBetween(today, change.day),
      kind: change.kind,
      title: change.title,
      ...(change.help === undefined ? {} : { help: change.help }),
      needsPerson: needsPerson(change),
      changesPages: change.changesPages,
      path: formatPath(change.path),
      location: change.location ?? null,
    })),
  });
