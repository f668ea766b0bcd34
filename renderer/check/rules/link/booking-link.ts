import { onlineBooking } from '../../../config/derived/booking.ts';
import type { Site } from '../../../config/site.ts';
import { type BookingLink, readBookingLink } from '../../../facts/booking-providers.ts';
import { SCRUB } from '../example-values.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { bookedItems } from './booked-items.ts';
import { linksOfOthers } from './links-of-others.ts';
import { returningLinks } from './returning-links.ts';

const SCRUB_WITH_LINK = { ...SCRUB, book: 'scrub' };

const SOURCE = 'docs/config.md, “Booking links”';

export const linkBookingAccount: Rule = {
  name: 'link/booking-account',
  severity: 'error',
  checks: 'A link to a booking system opens the clinic’s own account.',
  because: 'Visitors who want to book find the home page of a company that they do not know.',
  source: SOURCE,
  bad: {
    'the home page of Cal.com': { 'booking.visit': 'https://cal.com/' },
    'the home page of Calendly': { 'booking.visit': 'https://calendly.com' },
    'the page on which the owner manages appointments': { 'booking.visit': 'https://app.cal.com/event-types' },
    'a WhatsApp link without a number': { 'booking.visit': 'https://wa.me/' },
  },
  good: {
    'an event of an account': { 'booking.visit': 'https://cal.com/small-practice/massage' },
    'a booking system that we do not know': { 'booking.visit': 'https://book.small-practice.uk/' },
  },
  find: ({ site }) =>
    knownLinks(site, ({ provider, account }, address) =>
      account === undefined
        ? {
            message: `“${address}” names no account on ${provider.name}, so nobody can book there.`,
            help: `Write it like “${provider.examples[0]}”.`,
          }
        : undefined,
    ),
};

export const linkBookingService: Rule = {
  name: 'link/booking-service',
  severity: 'warning',
  checks:
    'The booking link of a treatment opens that treatment in the booking system, and no other, and returning clients are not sent to the first appointment.',
  because: 'Visitors have to find the treatment a second time, in a list with other names and prices.',
  source: SOURCE,
  bad: {
    'a treatment that is booked in the list of all services': {
      'booking.visit': 'https://calendly.com/small-practice',
    },
    'the address of another treatment': {
      'booking.laser': 'https://book.example/shockwave',
      'booking.shockwave': 'https://book.example/shockwave',
      'booking.massage': 'https://book.example/massage',
      'booking.scrub': 'https://book.example/scrub',
    },
    'the address of another treatment, under names that it does not contain': {
      ...{ 'booking.visit': 'https://book.example/60', 'booking.scrub': 'https://book.example/60' },
      ...{ 'booking.laser': 'https://book.example/70', 'booking.shockwave': 'https://book.example/80' },
      'catalogue.scrub': SCRUB_WITH_LINK,
    },
    'the first appointment for returning clients': {
      'booking.scrub': 'https://book.example/scrub',
      'catalogue.scrub': SCRUB_WITH_LINK,
      'catalogue.massage.name': 'First massage',
      'departments.main.returning.to': '/go/visit',
    },
  },
  good: {
    'a treatment with its own link': { 'booking.visit': 'https://calendly.com/small-practice/massage' },
    'one address for everything': {
      'booking.laser': 'https://book.example/',
      'booking.shockwave': 'https://book.example/',
    },
    'a system whose links name no service': { 'booking.visit': 'https://www.phorest.com/salon/smallpractice' },
  },
  find: ({ site }) => {
    const items = bookedItems(site);
    const lists = knownLinks(site, ({ provider, account, service }, address, name) => {
      const item = items.get(name);
      return item !== undefined && provider.hasServiceLinks && account !== undefined && service === undefined
        ? {
            message: `“${address}” opens the list of all services, but it is the booking link of “${item}”.`,
            help: `Copy the link of that service from ${provider.name}; it looks like “${provider.examples[0]}”.`,
          }
        : undefined;
    });
    return [...lists, ...linksOfOthers(site), ...returningLinks(site)];
  },
};

export const linkMarketplace: Rule = {
  name: 'link/marketplace',
  severity: 'warning',
  checks: 'Booking links open the booking page of the clinic, not its entry on a marketplace.',
  because: 'The clinic pays a fee for clients who came from its own site, and they see its competitors.',
  source:
    'https://support.fresha.com/hc/en-us/articles/4402096033938; https://help.treatwell.pro/en/articles/6068109 (both looked up in November 2026)',
  bad: {
    'a page of Fresha’s marketplace': {
      'booking.visit': 'https://www.fresha.com/a/small-practice-leeds-a1b2c3d4/booking',
    },
    'a page of Treatwell’s marketplace': { 'booking.visit': 'https://www.treatwell.co.uk/place/small-practice/' },
  },
  good: {
    'a link of Fresha’s link builder': {
      'booking.visit':
        'https://www.fresha.com/book-now/small-practice-a1b2c3d4/services?oiid=sv%3A123&share=true&pId=12',
    },
    'the page to which that link redirects': {
      'booking.visit': 'https://www.fresha.com/a/small-practice-leeds-a1b2c3d4/booking?oiid=sv%3A123&share=true&pId=12',
    },
  },
  find: ({ site }) =>
    knownLinks(site, ({ provider: { name, marketplace }, isOnMarketplace }, address) =>
      isOnMarketplace && marketplace
        ? {
            message: `“${address}” is on the marketplace of ${name}, which charges ${marketplace.fee} (${marketplace.source}).`,
            help: marketplace.help,
          }
        : undefined,
    ),
};

/** Returns a finding for each booking link to a known provider that `describe` reports. */
const knownLinks = (
  site: Site,
  describe: (link: BookingLink, address: string, name: string) => Pick<RuleFinding, 'message' | 'help'> | undefined,
): readonly RuleFinding[] =>
  onlineBooking(site).flatMap(([name, address]) => {
    const link = readBookingLink(address);
    const found = link && describe(link, address, name);
    return found ? [{ ...found, path: ['booking', name] }] : [];
  });
