import { onlineBooking } from '../../../config/derived/booking.ts';
import type { Site } from '../../../config/site.ts';
import { groupBy } from '../../../core/group-by.ts';
import { slugOf } from '../../../core/slug.ts';
import type { RuleFinding } from '../rule.ts';

/** If other addresses are shared too, the system may have one page for several treatments. */
const MIN_OWN_ADDRESSES = 2;

/** Reports the address of another treatment, whose name it has: `laser: 'https://book.example/shockwave'`. */
export function linksOfOthers(site: Site): readonly RuleFinding[] {
  const links = onlineBooking(site);
  const shared = [...groupBy(links, ([, address]) => address)].filter(([, sharing]) => sharing.length > 1);
  const [[address, sharing] = ['', []], ...others] = shared;
  const owner = sharing.map(([name]) => name).find((name) => isNamedIn(address, name));
  if (owner === undefined || others.length > 0 || links.length - sharing.length < MIN_OWN_ADDRESSES) return [];
  return sharing
    .filter(([name]) => !isNamedIn(address, name))
    .map(([name]) => ({
      message: `“${address}” is the booking link of “${owner}”, and here it is that of “${name}”.`,
      help: `Copy the link of “${name}” from your booking system. If both are booked on one page, use “${owner}” in place of “${name}”.`,
      path: ['booking', name],
    }));
}

/** 'https://book.example/nail-care' has the name 'nail_care'. */
const isNamedIn = (address: string, name: string): boolean =>
  slugOf(address.slice(address.lastIndexOf('/') + 1)).includes(slugOf(name));
