import { onlineBooking } from '../../../config/derived/booking.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleInput } from '../rule.ts';

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
  find: (input) => {
    // The link of a treatment that has none is reported there.
    const meant = new Set(unbookable(input).map((slug) => shortcutMeantFor(slug, input)));
    return unusedShortcuts(input)
      .filter((name) => !meant.has(name))
      .map((name) => ({
        message: `No page, treatment or document uses “/go/${name}”.`,
        help: 'Use it, remove it, or accept it with a reason if it is used in print or on social media.',
        path: ['booking', name],
        part: 'name',
      }));
  },
};

type BookingInput = Pick<RuleInput, 'site' | 'links'>;

/** The treatments with a price that cannot be booked. */
const unbookable = ({ site }: BookingInput): readonly string[] =>
  Object.entries(site.catalogue).flatMap(([slug, { price, book }]) =>
    price.kind !== 'tba' && book === undefined ? [slug] : [],
  );

/** Returns the unused booking link with the name of a treatment that has none: 'nail_surgery' for 'nail-surgery'. */
export function shortcutMeantFor(slug: string, input: BookingInput): string | undefined {
  return unusedShortcuts(input).find((name) => name === slug.replaceAll('-', '_'));
}

function unusedShortcuts({ site, links }: BookingInput): readonly string[] {
  const used = usedShortcuts(links);
  return onlineBooking(site).flatMap(([name]) => (used.has(`/go/${name}`) ? [] : [name]));
}

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
