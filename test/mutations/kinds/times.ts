import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { inQuotes } from '../slips.ts';
import { type Spot, textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

type Change = (text: string) => string;

const malformed =
  (rule: Kind['rule'], found: readonly Spot[]) =>
  (slip: string, change: Change, count = 2): Kind => ({
    slip,
    rule,
    rows: some(instead(found, inQuotes(change)), count),
  });

const isDate = ({ source, path }: Spot) => /^'\d{4}-/.test(source) && !path.includes('accept()');
const hours = malformed(
  'config/hours',
  textsAt(/^clinic\.hours\./).filter(({ source }) => source.includes('–')),
);
const length = malformed('config/duration', textsAt(/\.duration$/, CONFIG));
const date = malformed('config/date', textsAt(/\.(from|to|asOf|updated|date|securityExpires)$/).filter(isDate));

/** Hours, lengths and days. */
export const times: readonly Kind[] = [
  hours('swaps opening and closing', (text) => text.split('–').reverse().join('–'), 4),
  hours('types a hyphen between hours', (text) => text.replace('–', '-')),
  hours('types a full stop in hours', (text) => text.replaceAll(':', '.')),
  hours('types an hour that no day has', (text) => text.replace('18', '28')),
  hours('types a minute that no hour has', (text) => text.replace(':00', ':60')),
  hours('types hours with am and pm', () => '1pm–6pm', 1),
  hours('leaves a nought out of an hour', (text) => text.replace('10:00', '9:00'), 1),
  hours('types “Closed” with a capital', () => 'Closed', 1),
  hours('opens again before it has closed', () => '10:00–13:00, 12:00–18:00', 1),
  hours('joins two openings with a word', () => '10:00–13:00 and 14:00–18:00', 1),
  length('types a space in a length', (text) => text.replace(/(\d)(?=\D)/, '$1 ')),
  length('types “mins” for “min”', (text) => text.replace('min', 'mins')),
  length('types “hr” for “h”', () => '1hr', 1),
  length('leaves the unit of a length out', (text) => text.replace(/\D+$/, '')),
  length('types the letter O in a length', (text) => text.replace(/\d(?=\D|$)/, 'O')),
  length('types a length of nothing', () => '0min', 1),
  length('empties a length', () => '', 1),
  date('types a day that the calendar does not have', (text) => text.replace(/-\d\d-\d\d$/, '-02-31'), 3),
  date('types a thirteenth month', (text) => text.replace(/-\d\d-/, '-13-'), 3),
  date('types the day first', (text) => text.split('-').reverse().join('-')),
  date('types slashes in a date', (text) => text.replaceAll('-', '/')),
  date('leaves a nought out of a date', (text) => text.replace(/-0(\d)/, '-$1')),
  {
    slip: 'mistypes a schedule',
    rule: 'config/duration',
    rows: [
      row(CONFIG, "schedule: «'6 sessions over 8 weeks'»", "'6 session over 8 weeks'"),
      row(CONFIG, "schedule: «'12 sessions over 3 months'»", "'12 sessions in 3 months'"),
      row(CONFIG, "schedule: «'4 sessions a month, quarterly and yearly reviews'»", "'4 sessions per month'"),
    ],
  },
  {
    slip: 'ends a closure before it begins',
    rule: 'config/hours',
    rows: [
      row(CONFIG, "to: «'2027-01-01'», reason", "'2026-01-01'"),
      row(CONFIG, "{ from: «'2026-12-24'», to", "'2027-12-24'", { anchor: "to: «'2027-01-01'», reason" }),
    ],
  },
  {
    slip: 'dates in the future what is done',
    rule: 'content/date',
    rows: [
      row(CONFIG, "updated: «'2025-08-27'»", "'2052-08-27'"),
      row(CONFIG, "asOf: standIn(«'2026-11-01'»", "'2062-11-01'"),
      row('content/journal.ts', "date: «'2026-10-14'»", "'2062-10-14'"),
    ],
  },
  {
    slip: 'lets security.txt end too early or too late',
    rule: 'content/date',
    rows: [
      row(CONFIG, "securityExpires: «'2027-10-31'»", "'2025-10-31'"),
      row(CONFIG, "securityExpires: «'2027-10-31'»", "'2028-10-31'"),
    ],
  },
  {
    slip: 'does not look the rating up again',
    rule: 'claim/review',
    rows: [row(CONFIG, "asOf: standIn(«'2026-11-01'»", "'2026-01-11'")],
  },
];
