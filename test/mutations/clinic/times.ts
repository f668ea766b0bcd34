import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Opening hours, durations and dates. */
export const times: Handwritten = {
  'mistypes a schedule': [
    row(CONFIG, "schedule: «'6 sessions over 8 weeks'»", "'6 session over 8 weeks'"),
    row(CONFIG, "schedule: «'12 sessions over 3 months'»", "'12 sessions in 3 months'"),
    row(CONFIG, "schedule: «'4 sessions a month, quarterly and yearly reviews'»", "'4 sessions per month'"),
  ],
  'ends a closure before it begins': [
    row(CONFIG, "to: «'2027-01-01'», reason", "'2026-01-01'"),
    row(CONFIG, "{ from: «'2026-12-24'», to", "'2027-12-24'", { anchor: "to: «'2027-01-01'», reason" }),
  ],
  'writes a future date for a past event': [
    row(CONFIG, "updated: «'2025-08-27'»", "'2052-08-27'"),
    row(CONFIG, "asOf: standIn(«'2026-11-01'»", "'2062-11-01'"),
    row('content/journal.ts', "date: «'2026-10-14'»", "'2062-10-14'"),
  ],
  'lets security.txt expire too early or too late': [
    row(CONFIG, "securityExpires: «'2027-10-31'»", "'2025-10-31'"),
    row(CONFIG, "securityExpires: «'2027-10-31'»", "'2028-10-31'"),
  ],
  'does not update the date of an old rating': [row(CONFIG, "asOf: standIn(«'2026-11-01'»", "'2026-01-11'")],
};
