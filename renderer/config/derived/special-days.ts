import type { DayHours } from '../../facts/hours.ts';
import {
  type BankHoliday,
  holidaysInWords,
  holidaysOf,
  type SpecialDays,
  specialDaysInWords,
} from '../../facts/special-days.ts';
import { weekdayOf } from '../../facts/week.ts';
import type { Site } from '../site.ts';

type OpeningFacts = Pick<Site, 'clinic' | 'bankHolidays'>;

const CLOSED: DayHours = { kind: 'closed', text: 'Closed' };

export const closuresOf = ({ clinic }: OpeningFacts): readonly SpecialDays[] =>
  (clinic.closures ?? []).map((closure) => ({ ...closure, hours: CLOSED }));

export const specialHoursOf = ({ clinic }: OpeningFacts): readonly SpecialDays[] => clinic.specialHours ?? [];

/** The bank holidays of a year that have their own hours. */
export interface AdoptedHolidays {
  readonly year: string;
  readonly hours: DayHours;
  readonly days: readonly BankHoliday[];
}

/** The bank holidays for which the clinic states hours, year by year. */
export const adoptedHolidays = (site: OpeningFacts): readonly AdoptedHolidays[] =>
  Object.entries(site.clinic.bankHolidays ?? {}).flatMap(([year, hours]) => {
    const days = workingHolidays(site).filter(({ day }) => day.startsWith(year));
    return hours === 'as usual' || days.length === 0 ? [] : [{ year, hours, days }];
  });

/** The bank holidays about which the owner has decided nothing, so that the usual hours are shown. */
export const openHolidays = (site: OpeningFacts): readonly BankHoliday[] =>
  workingHolidays(site).filter(({ day }) => site.clinic.bankHolidays?.[day.slice(0, 4)] === undefined);

/** Each 25 December on which the clinic is open only because of its hours on all bank holidays. */
export const openChristmasDays = (site: OpeningFacts): readonly BankHoliday[] =>
  workingHolidays(site).filter(({ day }) => {
    const hours = site.clinic.bankHolidays?.[day.slice(0, 4)];
    return day.endsWith('-12-25') && hours !== undefined && (hours === 'as usual' || hours.kind === 'open');
  });

/** The bank holidays on which the clinic would be open, if it did not say otherwise for the day itself. */
function workingHolidays({ clinic, bankHolidays }: OpeningFacts): readonly BankHoliday[] {
  const stated = [...(clinic.closures ?? []), ...(clinic.specialHours ?? [])];
  return (bankHolidays?.days ?? []).filter(
    ({ day }) =>
      clinic.hours[weekdayOf(day)].kind === 'open' && !stated.some(({ from, to }) => from <= day && day <= to),
  );
}

/** All days whose hours differ from a normal week: special hours, closures, then bank holidays. */
export const allSpecialDays = (site: OpeningFacts): readonly SpecialDays[] => [
  ...specialHoursOf(site),
  ...closuresOf(site),
  ...adoptedHolidays(site).flatMap(({ hours, days }) =>
    days.map(({ day, name }) => ({ from: day, to: day, hours, reason: name })),
  ),
];

/** Returns the hours of a day: its special hours, a closure, those of bank holidays, or those of its day of the week. */
export const hoursOn = (site: OpeningFacts, day: string): DayHours =>
  allSpecialDays(site).find(({ from, to }) => from <= day && day <= to)?.hours ?? site.clinic.hours[weekdayOf(day)];

/** Bank holidays in words, one line for each year. */
export const holidayLines = (site: OpeningFacts): readonly string[] =>
  adoptedHolidays(site).map(({ hours, days }) =>
    holidaysInWords(
      hours,
      days.map(({ day }) => day),
      holidaysOf(site.clinic.address.country),
    ),
  );

/** Everything that differs from a normal week, in words, line by line. */
export const specialLines = (site: OpeningFacts): readonly string[] => [
  ...[...specialHoursOf(site), ...closuresOf(site)].map(specialDaysInWords),
  ...holidayLines(site),
];
