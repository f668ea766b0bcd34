import { checkSite } from '../../renderer/examine.ts';
import { daysBetween } from '../../renderer/facts/date.ts';
import { needsPerson } from '../../renderer/upcoming/change.ts';
import { type Upcoming, upcoming } from '../../renderer/upcoming/index.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';
import { calendarText } from '../report/upcoming/calendar.ts';
import { upcomingJson } from '../report/upcoming/json.ts';
import { upcomingTable } from '../report/upcoming/table.ts';
import type { Terminal } from '../terminal.ts';

export interface UpcomingFlags extends ConfigFlags {
  readonly format: 'pretty' | 'json' | 'ics';
  /** The number of days to list. */
  readonly within?: number;
}

/** Runs `site upcoming`. */
export async function runUpcoming(flags: UpcomingFlags, context: CommandContext): Promise<Exit> {
  const options = checkOptions(flags, context);
  const io = programIo(ioOptions(flags, context));
  const all = await upcoming(options, io);
  if (!all) return reportInvalidSite(await checkSite(options, io), flags, context);
  const listed = within(all, flags.within);
  print(listed, flags, context.terminal);
  return flags.within !== undefined && listed.changes.some(needsPerson) ? EXIT.findings : EXIT.ok;
}

const within = (all: Upcoming, days = Number.POSITIVE_INFINITY): Upcoming => ({
  ...all,
  changes: all.changes.filter(({ day }) => daysBetween(all.today, day) <= days),
});

function print(listed: Upcoming, { format, within: days }: UpcomingFlags, { print: write, colours }: Terminal): void {
  if (format === 'json') write(upcomingJson(listed));
  // A calendar ends with a line break of its own, and `write` adds the second half of the last one.
  else if (format === 'ics') write(calendarText(listed).slice(0, -1));
  else write(upcomingTable(listed, days, colours));
}
