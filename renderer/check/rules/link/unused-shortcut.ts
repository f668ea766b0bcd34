import type { LinkMap } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';

export const linkUnusedShortcut: Rule = {
  name: 'link/unused-shortcut',
  severity: 'warning',
  checks: 'Every booking link is used: by a page, a treatment, an offer, or a document to download.',
  because: 'One that nothing leads to is most often a treatment whose button leads elsewhere.',
  source: 'docs/decisions/0004-booking-links-redirect-through-go.md',
  examples: {
    bad: [{ shows: 'a booking link without a button', values: { 'booking.evening': 'https://book.example/evening' } }],
    good: [
      {
        shows: 'a booking link that a button leads to',
        values: { 'booking.evening': 'https://book.example/evening', 'navigation.book.to': '/go/evening' },
      },
    ],
  },
  find: ({ site, links }) => {
    const used = usedShortcuts(links);
    return Object.keys(site.booking)
      .filter((name) => !used.has(`/go/${name}`))
      .map((name) => ({
        message: `Nothing leads to “/go/${name}”: no page, no treatment and no document uses it.`,
        help: 'Use it, remove it, or accept it with a reason if it stands in print or in posts.',
        path: ['booking', name],
        part: 'name',
      }));
  },
};

/** Shortcuts that finished pages lead to, that the config names, and that documents hold. */
function usedShortcuts({ pages, authored, resolve }: LinkMap): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { href, where } of authored) {
    const to = where.path?.[0] === 'booking' ? undefined : resolve(href, '/');
    if (to?.kind === 'redirect') used.add(to.from);
  }
  for (const { references } of pages.values())
    for (const { to } of references) if (to.kind === 'redirect') used.add(to.from);
  return used;
}
