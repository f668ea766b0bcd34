import { groupBy } from '../../../renderer/core/group-by.ts';
import { counted } from '../../../renderer/core/wording.ts';
import { daysBetween, longDate, shortDate } from '../../../renderer/facts/date.ts';
import { escapeForTerminal } from '../../../renderer/facts/plain-text.ts';
import { type LocatedChange, needsPerson } from '../../../renderer/upcoming/change.ts';
import type { Upcoming } from '../../../renderer/upcoming/index.ts';
import type { Colours } from '../../terminal.ts';

/** Returns the changes for people, day by day; `days` is the number of days that they asked for. */
export function upcomingTable(listed: Upcoming, days: number | undefined, colours: Colours): string {
  const { changes, today } = listed;
  const groups = [...groupBy(changes, ({ day }) => day)].map(([day, group]) =>
    [
      colours.bold(`${shortDate(day)} (in ${counted(daysBetween(today, day), 'day')}):`),
      ...group.flatMap((change) => lines(change, colours)),
    ].join('\n'),
  );
  return [...groups, summary(listed, days)].join('\n\n');
}

const lines = (change: LocatedChange, colours: Colours): readonly string[] => {
  const { location, title, help } = change;
  const at = location ? ` ${colours.dim(`${location.file}:${location.line}`)}` : '';
  const text = escapeForTerminal(title);
  return [
    `  ${needsPerson(change) ? colours.yellow(text) : text}${at}`,
    ...(help === undefined ? [] : [`    → ${escapeForTerminal(help)}`]),
  ];
};

function summary({ changes, today, next }: Upcoming, days: number | undefined): string {
  const period = days === undefined ? `after ${longDate(today)}` : `within ${counted(days, 'day')}`;
  const rebuild =
    next === undefined ? 'No page changes on its own.' : `The next rebuild is due on ${longDate(next.slice(0, 10))}.`;
  if (changes.length === 0) return `Nothing changes ${period}. ${rebuild}`;
  const people = changes.filter(needsPerson).length;
  const needs = people === 0 ? 'none needs' : people === 1 ? '1 needs' : `${people} need`;
  return `${counted(changes.length, 'change')} ${period}: ${needs} action. ${rebuild}`;
}
