import { onlineBooking } from '../../../config/derived/booking.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';

export const linkUnusedShortcut: Rule = {
  name: 'link/unused-shortcut',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every booking link is used by a page, a treatment, an offer or a downloadable document.',
  because: 'An unused booking link usually means that a treatment’s button points to the wrong link.',
  source: 'docs/decisions/0004-booking-links-redirect-through-go.md',
  bad: { 'a booking link without a button': { 'booking.evening': 'https://book.example/evening' } },
  good: {
    'a booking link that a button uses': {
      'booking.evening': 'https://book.example/evening',
      'navigation.book.to': '/go/evening',
    },
  },
  find: ({ site, links }) => {
    const used = usedShortcuts(links);
    return onlineBooking(site)
      .map(([name]) => name)
      .filter((name) => !used.has(`/go/${name}`))
      .map((name) => ({
        message: `No page, treatment or document uses “/go/${name}”.`,
        help: 'Use it, remove it, or accept it with a reason if it is used in print or on social media.',
        path: ['booking', name],
        part: 'name',
      }));
  },
};

/** Returns the booking links that rendered pages, the config and documents use. */
function usedShortcuts({ pages, authored, resolve }: LinkMap): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { href, location } of authored.links) {
    const to = location.path?.[0] === 'booking' ? undefined : resolve(href, '/');
    if (to?.kind === 'redirect') used.add(to.from);
  }
  for (const { references } of pages.values())
    for (const { to } of references) if (to.kind === 'redirect') used.add(to.from);
  return used;
}
