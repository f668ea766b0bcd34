import { inQuotes, quoted } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { CONFIG, type SiteFiles } from '../site-files.ts';

const addresses = (site: SiteFiles) => site.textsAt(/./, CONFIG).filter(({ source }) => source.startsWith("'https:"));
/** The addresses of booking links, and those of treatments. */
const bookings = (site: SiteFiles) => addresses(site).filter(({ path }) => /^booking\.\w+$/.test(path));
const treatmentBookings = (site: SiteFiles) => {
  const names = new Set(site.textsAt(/^catalogue\.[\w-]+\.book$/).map(({ source }) => source.slice(1, -1)));
  return bookings(site).filter(({ path }) => names.has(path.replace('booking.', '')));
};
const targets = (site: SiteFiles) =>
  site.textsAt(/(?<!(?:closures|specialHours)\.\d)\.to$|button\(\)\.1$|\.href$/, CONFIG);
const anchored = (site: SiteFiles) => site.textsAt(/\.to$|button\(\)\.1$/).filter(({ source }) => source.includes('#'));

const address = (mistake: string, change: (text: string) => string, count = 3): Mistake => ({
  mistake,
  rule: 'link/address',
  everywhere: (site) => some(instead(addresses(site), inQuotes(change)), count),
});

/** Targets of links. */
export const links: readonly Mistake[] = [
  {
    mistake: 'links to a missing anchor',
    rule: 'link/anchor',
    everywhere: (site) =>
      some(
        instead(anchored(site), (source) => source.replace(/#(.)/, '#$1$1')),
        3,
      ),
  },
  { mistake: 'renames an anchor that a link uses', rule: 'link/anchor' },
  {
    mistake: 'links to another site without https',
    rule: 'link/scheme',
    everywhere: (site) =>
      some(
        instead(addresses(site), (source) => source.replace('https', 'http')),
        5,
      ),
  },
  {
    mistake: 'pastes a script instead of an address',
    rule: 'link/scheme',
    everywhere: (site) => [
      ...some(instead(addresses(site), quoted('javascript:alert(1)')), 2),
      ...some(instead(targets(site), quoted('javascript:alert(document.cookie)')), 3),
      ...some(instead(targets(site), quoted('data:text/html,<script>alert(1)</script>')), 2),
    ],
  },
  { mistake: 'types the address or number itself instead of “email” or “phone”', rule: 'link/scheme' },
  { mistake: 'writes a link in prose with a forbidden scheme', rule: 'content/prose' },
  address('omits “https://”', (text) => text.replace('https://', '')),
  address('types a space in an address', (text) => text.replace('.example', '. example')),
  address('omits the colon of “https://”', (text) => text.replace('https:', 'https'), 2),
  { mistake: 'adds a path to the address of a site', rule: 'link/address' },
  {
    mistake: 'pastes the home page of a booking system',
    rule: 'link/booking-account',
    everywhere: (site) => [
      ...some(instead(bookings(site), quoted('https://cal.com/')), 1),
      ...some(instead(treatmentBookings(site), quoted('https://calendly.com')), 1),
    ],
  },
  {
    mistake: 'pastes the list of all services for one treatment',
    rule: 'link/booking-service',
    everywhere: (site) => some(instead(treatmentBookings(site), quoted('https://calendly.com/our-clinic')), 1),
  },
  {
    mistake: 'pastes a page of a marketplace',
    rule: 'link/marketplace',
    everywhere: (site) =>
      some(instead(bookings(site), quoted('https://www.fresha.com/a/our-clinic-leeds-a1b2c3d4/booking')), 1),
  },
  { mistake: 'empties a link', rule: 'link/target', everywhere: (site) => some(instead(targets(site), quoted('')), 3) },
  { mistake: 'links to “#”', rule: 'link/target', everywhere: (site) => some(instead(targets(site), quoted('#')), 2) },
  { mistake: 'types a domain or a word instead of a route', rule: 'link/target' },
  { mistake: 'ends a link in “#”', rule: 'link/empty' },
  { mistake: 'types the full address of a page of the site with a typo', rule: 'link/dead' },
  { mistake: 'omits the subject of a mail link', rule: 'link/mailto' },
  { mistake: 'writes an invalid e-mail address in a link', rule: 'link/mailto' },
  { mistake: 'mistypes the telephone number', rule: 'link/tel' },
  { mistake: 'writes a chat link that opens no chat', rule: 'link/chat' },
  { mistake: 'writes a campaign parameter in capitals', rule: 'link/campaign' },
];
