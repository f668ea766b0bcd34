import { row } from '../anchor.ts';
import { inQuotes } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { type CodePosition, textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

type Change = (text: string) => string;

const malformed =
  (rule: Kind['rule'], found: readonly CodePosition[]) =>
  (mistake: string, change: Change, count = 2): Kind => ({
    mistake,
    rule,
    rows: some(instead(found, inQuotes(change)), count),
  });

const isDate = ({ source, path }: CodePosition) => /^'\d{4}-/.test(source) && !path.includes('accept()');
const hours = malformed(
  'config/hours',
  textsAt(/^clinic\.hours\./).filter(({ source }) => source.includes('–')),
);
const duration = malformed('config/duration', textsAt(/\.duration$/, CONFIG));
const date = malformed('config/date', textsAt(/\.(from|to|asOf|updated|date|securityExpires)$/).filter(isDate));

/** Opening hours, durations and dates. */
export const times: readonly Kind[] = [
  hours('swaps opening and closing times', (text) => text.split('–').reverse().join('–'), 4),
  hours('types a word instead of a dash between hours', (text) => text.replace('–', ' until ')),
  hours('types a full stop instead of a colon in hours', (text) => text.replaceAll(':', '.')),
  hours('types an hour later than 24', (text) => text.replace('18', '28')),
  hours('types a minute later than 59', (text) => text.replace(':00', ':60')),
  hours('types hours with am and pm', () => '1pm–6pm', 1),
  hours('omits the leading zero of an hour', (text) => text.replace('10:00', '9:00'), 1),
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
  {
    mistake: 'mistypes a schedule',
    rule: 'config/duration',
    rows: [
      row(CONFIG, "schedule: «'6 sessions over 8 weeks'»", "'6 session over 8 weeks'"),
      row(CONFIG, "schedule: «'12 sessions over 3 months'»", "'12 sessions in 3 months'"),
      row(CONFIG, "schedule: «'4 sessions a month, quarterly and yearly reviews'»", "'4 sessions per month'"),
    ],
  },
  {
    mistake: 'ends a closure before it begins',
    rule: 'config/hours',
    rows: [
      row(CONFIG, "to: «'2027-01-01'», reason", "'2026-01-01'"),
      row(CONFIG, "{ from: «'2026-12-24'», to", "'2027-12-24'", { anchor: "to: «'2027-01-01'», reason" }),
    ],
  },
  {
    mistake: 'writes a future date for a past event',
    rule: 'content/date',
    rows: [
      row(CONFIG, "updated: «'2025-08-27'»", "'2052-08-27'"),
      row(CONFIG, "asOf: standIn(«'2026-11-01'»", "'2062-11-01'"),
      row('content/journal.ts', "date: «'2026-10-14'»", "'2062-10-14'"),
    ],
  },
  {
    mistake: 'lets security.txt expire too early or too late',
    rule: 'content/date',
    rows: [
      row(CONFIG, "securityExpires: «'2027-10-31'»", "'2025-10-31'"),
      row(CONFIG, "securityExpires: «'2027-10-31'»", "'2028-10-31'"),
    ],
  },
  {
    mistake: 'does not update the date of an old rating',
    rule: 'claim/review',
    rows: [row(CONFIG, "asOf: standIn(«'2026-11-01'»", "'2026-01-11'")],
  },
];
