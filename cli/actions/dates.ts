import { dirname, join } from 'node:path';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { counted } from '../../renderer/core/wording.ts';
import { checkSite } from '../../renderer/examine.ts';
import { PAGE_DATES, pageDatesText } from '../../renderer/inputs/page-dates.ts';
import { listedRoutes } from '../../renderer/output/crawlers.ts';
import { type ShownFrom, undated, updatedDates } from '../../renderer/output/shown.ts';
import { type CommandContext, EXIT, type Exit, notWritten } from '../context.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';

/** Runs `site dates`. */
export async function runDates(flags: ConfigFlags, context: CommandContext): Promise<Exit> {
  const options = checkOptions(flags, context);
  const io = programIo(ioOptions(flags, context));
  const checked = await checkSite(options, io);
  const { site, sitesToCome = [] } = checked;
  if (!site) return reportInvalidSite(checked, flags, context);
  const { pageDates: before } = site;
  const now = shownFrom(site, site.day);
  const dates = updatedDates(
    before,
    now,
    sitesToCome.map(({ day, site: later }) => shownFrom(later, day)),
  );
  const text = pageDatesText(dates);
  const file = join(dirname(options.file), 'content', PAGE_DATES);
  if (!before || text !== pageDatesText(before))
    await io.write(file, text).catch(notWritten(`${file} cannot be written`));
  context.terminal.print(before ? changesText(undated(before, now)) : firstText(dates.size));
  return EXIT.ok;
}

/** Only the pages of the sitemap have dates. */
const shownFrom = ({ plan, shown }: CheckedSite, day: string): ShownFrom => {
  const listed = new Set(listedRoutes(plan));
  return { day, shown: new Map([...shown].filter(([route]) => listed.has(route))) };
};

const firstText = (pages: number): string =>
  `content/${PAGE_DATES} now records what ${counted(pages, 'page')} show. Each has a date in the sitemap once it changes; commit the file.`;

const changesText = (routes: readonly string[]): string =>
  routes.length === 0
    ? 'No page has changed since it was recorded.'
    : `${counted(routes.length, 'page')} changed: ${routes.join(', ')}. Commit content/${PAGE_DATES}.`;
