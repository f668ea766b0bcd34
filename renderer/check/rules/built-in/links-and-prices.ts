import type { BuiltIn } from './built-in.ts';

/** Rules for the form of prices and links, before they are compared with other values. */
export const linksAndPrices: readonly BuiltIn[] = [
  {
    name: 'price/format',
    severity: 'error',
    checks: 'A price is an amount in pounds, optionally with “From” or a unit, or “Complimentary” or “TBA”.',
    because: 'An amount that cannot be read cannot be added up or compared, so mistakes in it would reach visitors.',
    source: 'docs/config.md',
    bad: {
      'a letter in an amount': { 'catalogue.massage.price': '£6O per session' },
      'a comma in the wrong place': { 'catalogue.massage.packages.0.price': '£2,50' },
    },
    good: { 'a “From” price with its unit': { 'catalogue.massage.price': 'From £60 per session' } },
  },
  {
    name: 'link/address',
    severity: 'error',
    checks: 'An external address is a complete https URL without a user name, spaces or quotes.',
    because: 'Any other address is broken, or may link to a different host from the one that it shows.',
    source: 'https://url.spec.whatwg.org/; RFC 9110 §4.2.2',
    bad: {
      'an address without its beginning': { 'booking.visit': 'book.example/visit' },
      'a user name before the host': { 'booking.visit': 'https://small@book.example' },
    },
    good: { 'a complete URL': { 'booking.visit': 'https://book.example/visit?new=1' } },
  },
  {
    name: 'link/target',
    severity: 'error',
    checks:
      'A link points to a route, a booking link, a document, another site, or to the clinic by telephone, e-mail or chat.',
    because: 'A visitor who clicks a broken button does not book.',
    source: 'docs/config.md, “Names”',
    bad: { 'a route without its slash': { 'navigation.bar.0.to': 'treatments' } },
    good: { 'a route': { 'navigation.bar.0.to': '/treatments' } },
  },
  {
    name: 'link/campaign',
    severity: 'error',
    checks: 'Campaign parameters consist of lower-case letters, digits, hyphens and underscores.',
    because: 'Analytics counts “Spring” and “spring” as two campaigns.',
    source: 'https://support.google.com/analytics/answer/10917952',
    bad: { 'a capital letter': { 'navigation.book.campaign': campaign('Spring') } },
    good: { 'lower case': { 'navigation.book.campaign': campaign('spring') } },
  },
];

function campaign(name: string): Record<string, string> {
  return { source: 'website', medium: 'button', campaign: name };
}
