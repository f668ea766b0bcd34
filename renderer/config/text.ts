/**
 * The texts an owner writes, typed so that a slip is underlined while typing.
 * The zod schemas in `schema/` are stricter: `${number}` also lets '1e3' through.
 */

/** An amount in pounds sterling as it is shown: '£300', '£1,350', '£12.50'. */
export type Pounds = `£${number}` | `£${number},${number}`;

/** A price as it is shown: an amount, an amount with its unit, 'Complimentary', or 'TBA' while nothing can be booked. */
export type PriceText =
  | Pounds
  | `${Pounds} per ${string}`
  | `From ${Pounds}`
  | `From ${Pounds} per ${string}`
  | 'Complimentary'
  | 'TBA';

/** How long an appointment takes: '45min', '1h', '1h 30min'. */
export type DurationText = `${number}min` | `${number}h` | `${number}h ${number}min`;

type OpenTimeText = `${number}:${number}–${number}:${number}`;

/** One day's opening hours: '10:00–18:00' with an en dash, '09:00–12:30, 13:30–18:00' with a break, or 'closed'. */
export type HoursText = OpenTimeText | `${OpenTimeText}, ${OpenTimeText}` | 'closed';

/** A calendar date: '2026-12-24'. */
export type DateText = `${number}-${number}-${number}`;

/** How a programme runs: a duration, or a number of sessions over a time. */
export type ScheduleText =
  | DurationText
  | `${number} sessions over ${number} ${'weeks' | 'months'}`
  | `${number} sessions a month${string}`;

/** Payment in parts: '2 x £675'. */
export type InstalmentsText = `${number} x ${Pounds}`;

/** A colour of a palette: '#d9b6a5'. */
export type ColourText = `#${string}`;

/** An address on the web. Only https is accepted. */
export type WebAddress = `https://${string}`;

/**
 * Words for visitors. They may quote a fact of this config by its path, '{catalogue.massage.price}',
 * hold a link, '[our terms](/terms)', have words explained, '[HCPC](term:hcpc)', and stress a word, '*not*'.
 */
export type Prose = string;
