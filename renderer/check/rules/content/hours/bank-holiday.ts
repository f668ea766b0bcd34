import { openChristmasDays, openHolidays } from '../../../../config/derived/special-days.ts';
import { groupBy } from '../../../../core/group-by.ts';
import { addDays, DAYS_AHEAD, longDate } from '../../../../facts/date.ts';
import { WEEKDAYS } from '../../../../facts/hours.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../../rule.ts';

const EVERY_DAY = Object.fromEntries(WEEKDAYS.map((day) => [`clinic.hours.${day}`, '09:00–17:00']));

const decided = (hours: string) => ({ ...EVERY_DAY, 'clinic.bankHolidays': { 2026: hours, 2027: hours } });

const CHRISTMAS = { 'clinic.closures': [{ from: '2026-12-24', to: '2026-12-28', reason: 'Christmas' }] };

export const bankHoliday: Rule = {
  name: 'content/bank-holiday',
  severity: 'warning',
  checks:
    'For every bank holiday of the coming year, the config says whether the clinic is closed, open, or open as usual; 25 December has an entry of its own if it is open.',
  because: 'Visitors find the clinic closed on a day when the site and search results say that it is open.',
  source: 'https://www.gov.uk/bank-holidays; https://support.google.com/business/answer/6303076',
  bad: {
    'no decision': { ...EVERY_DAY, 'clinic.bankHolidays': undefined },
    'a decision for another year only': { ...EVERY_DAY, 'clinic.bankHolidays': { 2026: 'closed' } },
    'open on Christmas Day': decided('as usual'),
    'a region that the country does not have': { ...decided('closed'), 'clinic.address.region': 'BY' },
  },
  good: {
    'closed on all': decided('closed'),
    'open for a few hours, except at Christmas': { ...decided('10:00–14:00'), ...CHRISTMAS },
    'open as usual, except at Christmas': { ...decided('as usual'), ...CHRISTMAS },
  },
  find: (input) => [undecided(input), openOnChristmas(input), unknownRegion(input)],
};

/** Reports the holidays of a year together: one line of the config decides about them. */
const undecided = ({ site, today }: RuleInput): readonly RuleFinding[] => {
  const coming = openHolidays(site).filter(({ day }) => isComing(day, today));
  return [...groupBy(coming, ({ day }) => day.slice(0, 4))].map(([year, days]) => ({
    message: `The site shows the usual hours on ${days.length === 1 ? 'a bank holiday' : `${days.length} bank holidays`}: ${days.map(({ day, name }) => `${name} (${longDate(day)})`).join(', ')}.`,
    help: `Write for example bankHolidays: { ${year}: 'closed' } in “clinic”, or hours such as '10:00–14:00', or 'as usual'. A single day belongs in “closures” or “specialHours”.`,
    path: site.clinic.bankHolidays ? ['clinic', 'bankHolidays'] : ['clinic', 'hours'],
  }));
};

/** Hours for all bank holidays are seldom meant for this one. */
const openOnChristmas = ({ site, today }: RuleInput): readonly RuleFinding[] =>
  openChristmasDays(site)
    .filter(({ day }) => isComing(day, today))
    .map(({ day, name }) => ({
      message: `The site says that the clinic is open on ${name}, ${longDate(day)}.`,
      help: 'Add the day to “closures”. If the clinic is open, add it to “specialHours”.',
      path: ['clinic', 'bankHolidays', day.slice(0, 4)],
    }));

const isComing = (day: string, today: string): boolean => day > today && day <= addDays(today, DAYS_AHEAD);

const unknownRegion = ({ site }: RuleInput): Findings => {
  const unknown = site.bankHolidays?.unknownRegion;
  if (!unknown) return [];
  return {
    message: `There are no bank holidays for the region “${unknown.region}” of “${site.clinic.address.country}”.`,
    help: `Write one of its regions: ${unknown.regions.join(', ')}.`,
    path: ['clinic', 'address', 'region'],
  };
};
