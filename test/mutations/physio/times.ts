import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Opening hours, durations and dates. */
export const times: Handwritten = {
  'ends a change of a value before it begins': [
    row(CONFIG, "until: «'2027-09-03'»", "'2027-06-30'"),
    row(CONFIG, "from: «'2027-07-19'», until", "'2027-09-19'", { anchor: "until: «'2027-09-03'»" }),
  ],
  'lets two changes of a value overlap': [
    row(CONFIG, "from: «'2027-11-01'»", "'2027-09-03'"),
    row(CONFIG, "until: «'2027-09-03'»", "'2027-11-30'", { anchor: "from: «'2027-11-01'»" }),
  ],
  'writes two changes of a value in the wrong order': [row(CONFIG, "from: «'2027-11-01'»", "'2027-06-01'")],
  'mistypes a schedule': [
    row(CONFIG, "schedule: «'5 sessions over 10 weeks'»", "'5 session over 10 weeks'"),
    row(CONFIG, "schedule: «'5 sessions over 10 weeks'»", "'5 sessions in 10 weeks'"),
  ],
  'ends a closure before it begins': [
    row(CONFIG, "to: «'2027-08-16'»", "'2027-08-06'"),
    row(CONFIG, "{ from: «'2027-08-14'», to", "'2027-09-14'", { anchor: "to: «'2027-08-16'»" }),
  ],
  'writes special hours for a day of a closure': [row(CONFIG, "{ from: «'2026-12-24'», hours", "'2026-12-25'")],
  'opens on a closed day within a period of special hours': [
    row(CONFIG, "{ from: «'2026-12-22'», to: '2026-12-23'", "'2026-12-20'", {
      anchor: "«{ from: '2026-12-20', to: '2026-12-23', hours: '08:00–19:00', reason: 'Longer before Christmas' }»",
    }),
  ],
  'decides nothing about the bank holidays of a year': [
    row(CONFIG, "bankHolidays: { 2026: 'closed', «2027: 'closed'» }", '', {
      anchor: "bankHolidays: «{ 2026: 'closed',  }»",
    }),
  ],
  'writes a future date for a past event': [
    row(CONFIG, "'privacy.md', { updated: «'2026-09-14'»", "'2062-09-14'"),
    row(CONFIG, "'terms.md', { updated: «'2026-09-14'»", "'2027-09-14'"),
  ],
  'lets security.txt expire too early or too late': [
    row(CONFIG, "securityExpires: «'2027-06-30'»", "'2025-06-30'"),
    row(CONFIG, "securityExpires: «'2027-06-30'»", "'2028-06-30'"),
  ],
};
