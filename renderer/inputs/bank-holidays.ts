import type { Clinic } from '../config/site.ts';
import { cachedValue } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import type { Io } from '../core/io.ts';
import { addDays, DAYS_AHEAD } from '../facts/date.ts';
import type { BankHolidays } from '../facts/special-days.ts';

/**
 * Returns the bank holidays where the clinic is, in the years of the config and in the coming year. The library has the
 * calendars of all countries, which take 0.4 s to load, so the days are cached.
 */
export async function loadBankHolidays(
  { address, bankHolidays = {} }: Clinic,
  today: string,
  { cache, program = '' }: Pick<Io, 'cache' | 'program'>,
): Promise<BankHolidays> {
  const region = regionOf(address);
  const years = [...new Set([...Object.keys(bankHolidays), yearOf(today), yearOf(addDays(today, DAYS_AHEAD))])].sort();
  const name = `holidays-${digest(program, address.country, region ?? '', ...years)}`;
  return cachedValue(cache, name, read, () => compute(address.country, region, years));
}

const yearOf = (day: string): string => day.slice(0, 4);

async function compute(country: string, region: string | undefined, years: readonly string[]): Promise<BankHolidays> {
  const { default: Calendar } = await import('date-holidays');
  const regions = Object.keys(new Calendar().getStates(country) ?? {});
  const calendar = new Calendar(country, region ?? '', { languages: ['en'], types: ['public'] });
  const days = years.flatMap((year) => calendar.getHolidays(Number(year)));
  return {
    days: days.map(({ date, name }) => ({ day: date.slice(0, 10), name: name.replaceAll("'", '’') })),
    ...(region !== undefined && regions.length > 0 && !regions.includes(region)
      ? { unknownRegion: { region, regions } }
      : {}),
  };
}

const read = (value: unknown): BankHolidays | undefined => (isBankHolidays(value) ? value : undefined);

const isBankHolidays = (value: unknown): value is BankHolidays =>
  typeof value === 'object' && value !== null && 'days' in value && Array.isArray(value.days);

/** The areas of Scottish postcodes. TD is shared: Berwick and Coldstream’s English side are TD12 and TD15. */
const SCOTLAND = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD(?!1[25]\b)|ZE)\d/;

/** The part of the country, as the owner states it or, in the United Kingdom, as the postcode does. */
function regionOf({ country, region, postcode }: Clinic['address']): string | undefined {
  if (region !== undefined || country !== 'GB') return region;
  const area = postcode.toUpperCase();
  if (area.startsWith('BT')) return 'NIR';
  return SCOTLAND.test(area) ? 'SCT' : 'ENG';
}
