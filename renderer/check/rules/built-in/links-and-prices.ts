import type { BuiltIn } from './built-in.ts';

/** Rules for the form of prices and links, before they are compared with other values. */
export const linksAndPrices: readonly BuiltIn[] = [
  {
    name: 'price/format',
    severity: 'error',
    checks: 'A price is an amount in pounds, optionally with “From” or a unit, or “Complimentary” or “TBA”.',
    because: 'An amount that cannot be read cannot be added up or compared, so mistakes in it would reach visitors.',
    source: 'docs/config.md',
    examples: {
      bad: [
        { shows: 'a letter in an amount', values: { 'catalogue.massage.price': '£6O per session' } },
        { shows: 'a comma in the wrong place', values: { 'catalogue.massage.packages.0.price': '£2,50' } },
      ],
      good: [{ shows: 'a “From” price with its unit', values: { 'catalogue.massage.price': 'From £60 per session' } }],
    },
  },
  {
    name: 'link/address',
    severity: 'error',
    checks: 'An external address is a complete https URL without a user name, spaces or quotes.',
    because: 'Any other address is broken, or links to a different host than it seems to.',
    source: 'https://url.spec.whatwg.org/; RFC 9110 §4.2.2',
    examples: {
      bad: [
        { shows: 'an address without its beginning', values: { 'booking.visit': 'book.example/visit' } },
        { shows: 'a user name before the host', values: { 'booking.visit': 'https://small@book.example' } },
      ],
      good: [{ shows: 'a complete URL', values: { 'booking.visit': 'https://book.example/visit?new=1' } }],
    },
  },
  {
    name: 'link/target',
    severity: 'error',
    checks:
      'A link points to a route, a booking link, a document, another site, or to the clinic by telephone, e-mail or chat.',
    because: 'A visitor who clicks a broken button does not book.',
    source: 'docs/config.md, “Names”',
    examples: {
      bad: [{ shows: 'a route without its slash', values: { 'navigation.bar.0.to': 'treatments' } }],
      good: [{ shows: 'a route', values: { 'navigation.bar.0.to': '/treatments' } }],
    },
  },
  {
    name: 'link/campaign',
    severity: 'error',
    checks: 'Campaign parameters consist of lower-case letters, digits, hyphens and underscores.',
    because: 'Analytics counts “Spring” and “spring” as two campaigns.',
    source: 'https://support.google.com/analytics/answer/10917952',
    examples: {
      bad: [{ shows: 'a capital letter', values: { 'navigation.book.campaign': campaign('Spring') } }],
      good: [{ shows: 'lower case', values: { 'navigation.book.campaign': campaign('spring') } }],
    },
  },
];

function campaign(name: string): Record<string, string> {
  return { source: 'website', medium: 'button', campaign: name };
}
