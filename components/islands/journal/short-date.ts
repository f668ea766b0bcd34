/** The abbreviated months of British English, as in CLDR. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/**
 * '2026-03-12' → '12 Mar 2026', both in the build and in every browser, whatever its locale and time zone. Ignores a
 * time after the date; returns text that is not a date unchanged.
 */
export function shortDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
}
