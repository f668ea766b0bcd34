import type { CheckOptions } from '../check/options.ts';
import { isLoadFailure, load } from '../config/load.ts';
import type { Parsed } from '../config/parse.ts';
import { dayParser } from '../config/parse-days.ts';
import { stripAnnotations } from '../config/strip-annotations.ts';
import { timeZoneOf } from '../config/time-zone.ts';
import type { Io } from '../core/io.ts';
import { loadBankHolidays } from '../inputs/bank-holidays.ts';
import type { LocatedChange } from './change.ts';
import { changesAfter, nextMoment } from './changes-after.ts';
import { locateChanges } from './locate-changes.ts';

/** The changes of a site after a day. */
export interface Upcoming {
  readonly today: string;
  readonly timeZone: string;
  readonly clinic: string;
  /** The address of the site. */
  readonly url: string;
  /** In the order of their days. */
  readonly changes: readonly LocatedChange[];
  /** The moment of the next change of the pages: '2027-02-01T00:00:00+00:00'. */
  readonly next?: string;
}

/** Returns the changes of a site after today; `undefined` if its config is invalid. */
export async function upcoming(
  { file, overrides }: Pick<CheckOptions, 'file' | 'overrides'>,
  io: Io,
): Promise<Upcoming | undefined> {
  io.progress('Reading the config …');
  const config = await load({ file });
  if (isLoadFailure(config)) return undefined;
  const timeZone = timeZoneOf(stripAnnotations(config.value).value);
  const today = io.today(timeZone);
  const parsedOn = dayParser(config.value, { overrides });
  const parsed = parsedOn(today);
  if (!parsed.site) return undefined;
  const bankHolidays = await loadBankHolidays(parsed.site.clinic, today, io);
  const read = (day: string): Parsed => {
    const { site, ...rest } = parsedOn(day);
    return site ? { ...rest, site: { ...site, bankHolidays } } : rest;
  };
  const changes = changesAfter(today, { raw: config.value, changeDays: parsed.changeDays, read });
  const next = nextMoment(changes, timeZone);
  return {
    ...{ today, timeZone, clinic: parsed.site.clinic.name, url: parsed.site.hosting.url },
    changes: await locateChanges(changes, { ...config, entry: file }, read, io),
    ...(next === undefined ? {} : { next }),
  };
}
