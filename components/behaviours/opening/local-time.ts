/** Date and time at one moment in one time zone. */
interface LocalTime {
  /** '2026-12-24' */
  readonly date: string;
  /** Minutes after midnight. */
  readonly minute: number;
}

/**
 * Returns the date and time at a moment in a time zone, by default in that of the device. With this cycle midnight is
 * 00:00, not 24:00 (https://tc39.es/ecma402/#sec-properties-of-intl-datetimeformat-instances).
 */
export function localTime(at: Date, timeZone?: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
