import { inQuotes } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { CONFIG, type SiteFiles } from '../site-files.ts';
import type { CodePosition } from '../spots.ts';

type Change = (text: string) => string;

const malformed =
  (rule: Mistake['rule'], found: (site: SiteFiles) => readonly CodePosition[]) =>
  (mistake: string, change: Change, count = 2): Mistake => ({
    mistake,
    rule,
    everywhere: (site) => some(instead(found(site), inQuotes(change)), count),
  });

const isDate = ({ source, path }: CodePosition) => /^'\d{4}-/.test(source) && !path.includes('accept()');
const hours = malformed('config/hours', (site) =>
  site.textsAt(/^clinic\.hours\./).filter(({ source }) => source.includes('–')),
);
const duration = malformed('config/duration', (site) => site.textsAt(/\.duration$/, CONFIG));
const date = malformed('config/date', (site) =>
  site.textsAt(/\.(from|to|asOf|updated|date|securityExpires)$/).filter(isDate),
);

/** Opening hours, durations and dates. */
export const times: readonly Mistake[] = [
  hours('swaps opening and closing times', (text) => text.split('–').reverse().join('–'), 4),
  hours('types a word instead of a dash between hours', (text) => text.replace('–', ' until ')),
  hours('types a full stop instead of a colon in hours', (text) => text.replaceAll(':', '.')),
  hours('types an hour later than 24', (text) => text.replace(/–\d\d/, '–28')),
  hours('types a minute later than 59', (text) => text.replace(':00', ':60')),
  hours('types hours with am and pm', () => '1pm–6pm', 1),
  hours('omits the leading zero of an hour', (text) => text.replace(/^\d\d/, '9'), 1),
  hours('types “Closed” with a capital', () => 'Closed', 1),
  hours('types opening hours that overlap', () => '10:00–13:00, 12:00–18:00', 1),
  hours('joins two opening times with “and”', () => '10:00–13:00 and 14:00–18:00', 1),
  duration('types a space in a duration', (text) => text.replace(/(\d)(?=\D)/, '$1 ')),
  duration('types “mins” for “min”', (text) => text.replace('min', 'mins')),
  duration('types “hr” for “h”', () => '1hr', 1),
  duration('omits the unit of a duration', (text) => text.replace(/\D+$/, '')),
  duration('types the letter O in a duration', (text) => text.replace(/\d(?=\D|$)/, 'O')),
  duration('types a duration of zero', () => '0min', 1),
  duration('empties a duration', () => '', 1),
  date('types a day that does not exist', (text) => text.replace(/-\d\d-\d\d$/, '-02-31'), 3),
  date('types a thirteenth month', (text) => text.replace(/-\d\d-/, '-13-'), 3),
  date('types the day first', (text) => text.split('-').reverse().join('-')),
  date('types slashes in a date', (text) => text.replaceAll('-', '/')),
  date('omits the leading zero of a date', (text) => text.replace(/-0(\d)/, '-$1')),
  { mistake: 'ends a change of a value before it begins', rule: 'config/date' },
  { mistake: 'lets two changes of a value overlap', rule: 'config/date' },
  { mistake: 'writes two changes of a value in the wrong order', rule: 'config/date' },
  { mistake: 'mistypes a schedule', rule: 'config/duration' },
  { mistake: 'ends a closure before it begins', rule: 'config/hours' },
  { mistake: 'writes special hours for a day of a closure', rule: 'config/hours' },
  { mistake: 'opens on a closed day within a period of special hours', rule: 'content/special-hours' },
  { mistake: 'decides nothing about the bank holidays of a year', rule: 'content/bank-holiday' },
  { mistake: 'writes a future date for a past event', rule: 'content/date' },
  { mistake: 'lets security.txt expire too early or too late', rule: 'content/date' },
  { mistake: 'does not update the date of an old rating', rule: 'claim/review' },
];
