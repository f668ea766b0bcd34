import { BY_PHONE } from '../../facts/phone.ts';
import type { Site } from '../site.ts';

/** Checks whether clients book by calling the clinic. */
export const isByPhone = (site: Pick<Site, 'booking'>, name: string | undefined): boolean =>
  name !== undefined && site.booking[name] === BY_PHONE;

/** The booking links that lead to a booking system, by name. */
export const onlineBooking = ({ booking }: Pick<Site, 'booking'>): readonly (readonly [string, string])[] =>
  Object.entries(booking).filter(([, to]) => to !== BY_PHONE);

/** The words on a button that books something: 'Book Massage', or 'Call to book Massage'. */
export const bookingLabel = (site: Pick<Site, 'booking'>, name: string | undefined, item?: string): string =>
  [isByPhone(site, name) ? (item === undefined ? 'Call' : 'Call to book') : 'Book', item].filter(Boolean).join(' ');
