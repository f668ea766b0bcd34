/** The short months of British English, as CLDR has them. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/**
 * '2026-03-12' → '12 Mar 2026', in the build as in any browser, whatever its locale and time zone.
 * A feed may carry a time behind the date; a text that is no date stays as it is.
 */
export function shortDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
}
