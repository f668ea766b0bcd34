import type { BuiltIn } from './built-in.ts';

/** Prices and links as they are written, before they are compared with anything. */
export const linksAndPrices: readonly BuiltIn[] = [
  {
    name: 'price/format',
    severity: 'error',
    checks: 'A price is an amount in pounds, with “From” or a unit where it has one, or “Complimentary” or “TBA”.',
    because: 'Only what is read as an amount can be added up and compared.',
    source: 'docs/config.md',
    examples: {
      bad: [
        { shows: 'a letter in an amount', values: { 'catalogue.massage.price': '£6O per session' } },
        { shows: 'a comma in the wrong place', values: { 'catalogue.massage.packages.0.price': '£2,50' } },
      ],
      good: [{ shows: 'a least price with its unit', values: { 'catalogue.massage.price': 'From £60 per session' } }],
    },
  },
  {
    name: 'link/address',
    severity: 'error',
    checks: 'An address of another site is a whole https address, without a user name, spaces or quotes.',
    because: 'Anything else leads nowhere, or to another host than it seems to.',
    source: 'https://url.spec.whatwg.org/; RFC 9110 §4.2.2',
    examples: {
      bad: [
        { shows: 'an address without its beginning', values: { 'booking.visit': 'book.example/visit' } },
        { shows: 'an address with a name before its host', values: { 'booking.visit': 'https://small@book.example' } },
      ],
      good: [{ shows: 'a whole address', values: { 'booking.visit': 'https://book.example/visit?new=1' } }],
    },
  },
  {
    name: 'link/target',
    severity: 'error',
    checks:
      'A link leads to a route, a booking link, a document, another site, or to the clinic by telephone, e-mail or chat.',
    because: 'A button that leads nowhere costs a booking.',
    source: 'docs/config.md, “Names”',
    examples: {
      bad: [{ shows: 'a route without its slash', values: { 'navigation.bar.0.to': 'treatments' } }],
      good: [{ shows: 'a route', values: { 'navigation.bar.0.to': '/treatments' } }],
    },
  },
  {
    name: 'link/campaign',
    severity: 'error',
    checks: 'The parameters of a campaign are lower-case letters, digits, hyphens and underscores.',
    because: '“Spring” and “spring” are counted as two campaigns.',
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
