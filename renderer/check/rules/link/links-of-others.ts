import { onlineBooking } from '../../../config/derived/booking.ts';
import type { Site } from '../../../config/site.ts';
import { slugOf } from '../../../core/slug.ts';
import type { RuleFinding } from '../rule.ts';

/** If other addresses are shared too, the system may have one page for several treatments. */
const MIN_OWN_ADDRESSES = 2;

/** Reports the address of another treatment, whose name it has: `laser: 'https://book.example/shockwave'`. */
export function linksOfOthers(site: Site): readonly RuleFinding[] {
  const links = onlineBooking(site);
  return links.flatMap(([name, address]) => {
    const others = links.filter((link) => link[0] !== name && link[1] === address);
    const rest = links.filter((link) => link[1] !== address).map((link) => link[1]);
    const owner = others.find(([other]) => isNamedIn(address, other));
    const hasOwn = rest.length >= MIN_OWN_ADDRESSES && new Set(rest).size === rest.length;
    return owner === undefined || isNamedIn(address, name) || !hasOwn
      ? []
      : [
          {
            message: `“${address}” is the booking link of “${owner[0]}”, and here it is that of “${name}”.`,
            help: `Copy the link of “${name}” from your booking system. If both are booked on one page, use “${owner[0]}” in place of “${name}”.`,
            path: ['booking', name],
          },
        ];
  });
}

/** 'https://book.example/nail-care' has the name 'nail_care'. */
const isNamedIn = (address: string, name: string): boolean =>
  slugOf(address.slice(address.lastIndexOf('/') + 1)).includes(slugOf(name));
