import { withComingPrices } from '../config/derived/coming-prices.ts';
import { siteOnDay } from '../config/derived/on-day.ts';
import type { Parsed } from '../config/parse.ts';
import type { Site } from '../config/site.ts';
import type { Io } from '../core/io.ts';
import type { BankHoliday } from '../facts/special-days.ts';
import { loadBankHolidays } from './bank-holidays.ts';

/** A config that could be read. */
interface ReadConfig extends Pick<Parsed, 'changeDays'> {
  readonly site: Site;
  /** The config with its annotations. */
  readonly raw: unknown;
}

/**
 * Returns a site as it is on a day: its reduced prices, the prices that come, and the bank holidays where the clinic is,
 * with those that are over apart from the others.
 */
export async function siteOfDay(
  { site, raw, changeDays }: ReadConfig,
  day: string,
  io: Pick<Io, 'cache' | 'program'>,
): Promise<Site> {
  const bankHolidays = await loadBankHolidays(site.clinic, day, io);
  const isOver = (holiday: BankHoliday) => holiday.day < day;
  const days = bankHolidays.days.filter((holiday) => !isOver(holiday));
  return {
    ...withComingPrices(siteOnDay(site, day), { raw, changeDays }, day),
    bankHolidays: { ...bankHolidays, days, past: bankHolidays.days.filter(isOver) },
  };
}
