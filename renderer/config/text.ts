/**
 * The types of the strings that an owner writes, so that the editor underlines a typo. The zod schemas in `schema/` are
 * stricter: `${number}` also accepts `1e3`.
 */

import type { Authored } from './annotations.ts';

export type { DateText } from './date-text.ts';

/** An amount in pounds sterling as it is shown: '£300', '£1,350', '£12.50'. */
export type Pounds = `£${number}` | `£${number},${number}`;

type Unit = `${'per' | 'a' | 'an'} ${string}`;

/** The lowest of several prices: 'From £250', 'From £240 per tooth'. */
export type FromText = `From ${Pounds}` | `From ${Pounds} ${Unit}`;

/**
 * A price as pages show it: an amount, optionally with a unit ('£240 per tooth', '£20 per 5 ml', '£30 a month'),
 * 'Complimentary', or 'TBA' while nothing can be booked.
 */
export type PriceText = Pounds | `${Pounds} ${Unit}` | FromText | 'Complimentary' | 'TBA';

type TimeText = `${number}min` | `${number}h` | `${number}h ${number}min`;

/** The duration of a treatment: '45min', '1h', '1h 30min', '2h over 2 visits'. */
export type DurationText = TimeText | `${TimeText} over ${number} visits`;

type OpenTimeText = `${number}:${number}${'–' | '-'}${number}:${number}`;

/** One day's opening hours: '10:00–18:00' (or with a hyphen), '09:00–12:30, 13:30–18:00' with a break, or 'closed'. */
export type HoursText = OpenTimeText | `${OpenTimeText}, ${OpenTimeText}` | 'closed';

type SessionsText = `${number} ${'sessions' | 'visits' | 'appointments'}` | `1 ${'session' | 'visit' | 'appointment'}`;

/** The schedule of a programme: a duration, or a number of sessions over a period. */
export type ScheduleText =
  | DurationText
  | `${SessionsText} over ${number} ${'weeks' | 'months'}`
  | `${SessionsText} a ${'month' | 'year'}${string}`;

/** Payment in instalments: '2 x £675', '£300 + 10 x £135'. */
export type InstalmentsText = `${'' | `${Pounds} + `}${number} x ${Pounds}`;

/** A maximum age: '18 months', '2 years'. */
export type AgeText = `${number} months` | `${number} years` | '1 month' | '1 year';

/** A colour of a palette: '#d9b6a5'. */
export type ColourText = `#${string}`;

/** A web address: 'https://www.clinic.example'. Only https is accepted. */
export type WebAddress = `https://${string}`;

/** A booking link: the address of the booking system, or 'phone' if clients call the clinic. */
export type BookingAddress = WebAddress | 'phone';

/**
 * Text for visitors: 'An hour that is all yours'. It may quote a fact of this config by its path,
 * '{catalogue.massage.price}', contain a link, '[our terms](/terms)', explain a term, '[HCPC](term:hcpc)', and emphasise
 * a word, '*not*'.
 */
export type Prose = Authored<string>;
