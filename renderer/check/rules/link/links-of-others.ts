import { onlineBooking } from '../../../config/derived/booking.ts';
import type { Site } from '../../../config/site.ts';
import { groupBy } from '../../../core/group-by.ts';
import { slugOf } from '../../../core/slug.ts';
import type { RuleFinding } from '../rule.ts';
import { bookedTreatments } from './booked-items.ts';

/** If other addresses are shared too, the system may have one page for several treatments. */
const MIN_OWN_ADDRESSES = 2;

/** Reports the address of another treatment: `laser: 'https://book.example/shockwave'`. */
export function linksOfOthers(site: Site): readonly RuleFinding[] {
  const links = onlineBooking(site);
  const shared = [...groupBy(links, ([, address]) => address)].filter(([, sharing]) => sharing.length > 1);
  const [[address, sharing] = ['', []], ...others] = shared;
  if (others.length > 0 || links.length - sharing.length < MIN_OWN_ADDRESSES) return [];
  const owner = sharing.map(([name]) => name).find((name) => isNamedIn(address, name));
  if (owner === undefined) return forgottenCopy(site, address, sharing);
  return sharing
    .filter(([name]) => !isNamedIn(address, name))
    .map(([name]) => ({
      message: `“${address}” is the booking link of “${owner}”, and here it is that of “${name}”.`,
      help: `Copy the link of “${name}” from your booking system. If both are booked on one page, use “${owner}” in place of “${name}”.`,
      path: ['booking', name],
    }));
}

/** Reports the second of two links for different treatments; more than two may open the page of all services. */
function forgottenCopy(
  site: Site,
  address: string,
  sharing: readonly (readonly [string, string])[],
): readonly RuleFinding[] {
  const booked = bookedTreatments(site);
  const [[first = ''] = [], [second = ''] = [], third] = sharing;
  const [items, others] = [first, second].map((link) => booked.filter(({ links }) => links.includes(link)));
  const [item, other] = [items?.[0], others?.[0]];
  if (!item || !other || third || items?.some((one) => others?.includes(one))) return [];
  return [
    {
      message: `“${address}” is also the booking link of “${item.name}”: “${first}”.`,
      help: `Copy the links of “${item.name}” and “${other.name}” from your booking system. If both are booked on one page, use “${first}” in place of “${second}”.`,
      path: ['booking', second],
    },
  ];
}

/** 'https://book.example/nail-care' has the name 'nail_care'. */
const isNamedIn = (address: string, name: string): boolean =>
  slugOf(address.slice(address.lastIndexOf('/') + 1)).includes(slugOf(name));
