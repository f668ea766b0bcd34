import { type Bundle, bundlesOf } from '../../../config/derived/bundles.ts';
import { leastPrice, optionsOf, priceOf } from '../../../config/derived/catalogue.ts';
import type { Offer, Site, Treatment } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { shortcutMeantFor } from '../link/unused-shortcut.ts';
import type { Findings, Rule, RuleFinding } from '../rule.ts';
import { COMING_OFFER, twice } from './example-values.ts';

export const priceComingSoon: Rule = {
  name: 'price/coming-soon',
  severity: 'error',
  checks: 'Treatments and offers without a price have no booking link, and those with a price have one.',
  because: 'Visitors see a price for something that they cannot book, or a booking link without a price.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: {
    'a price without a booking link': { 'catalogue.cupping.price': '£30' },
    'a booking link without a price': { 'catalogue.cupping.book': 'visit' },
    'a booking link for new clients only': { 'catalogue.cupping.bookNew': 'visit' },
    'a course of a treatment that is coming soon': {
      'catalogue.cupping.packages': [{ label: 'Three visits', sessions: 3, price: '£90' }],
    },
    'an offer that cannot be booked': { 'offers.both': { ...COMING_OFFER, price: '£80' } },
    'an offer that includes a treatment that is coming soon': { 'offers.both': twice({ includes: ['cupping'] }) },
    'a lowest price for a category in which nothing can be booked': {
      'categories.cups': {
        name: 'Cups',
        department: 'main',
        anchor: 'cups',
        route: '/',
        description: 'Soon.',
        from: 'From £30',
      },
      'catalogue.cupping.category': 'cups',
    },
  },
  good: {
    'an offer without a price yet': { 'offers.both': COMING_OFFER },
    'an offer that can be booked': { 'offers.both': twice() },
  },
  find: ({ site, links }) => [
    ...Object.entries(site.catalogue).flatMap(([slug, treatment]) =>
      inTreatment(slug, treatment, () => shortcutMeantFor(slug, { site, links })),
    ),
    ...Object.entries(site.offers).flatMap(([name, one]) => inOffer(name, one)),
    ...bundlesOf(site).flatMap((bundle) => partsWithoutPrice(site, bundle)),
    ...Object.entries(site.categories).flatMap(([slug, { from }]) =>
      from && leastPrice(site, slug) === undefined
        ? {
            message: `“${from.text}” is the lowest price of this category, but nothing in it can be booked.`,
            help: SOON,
            path: ['categories', slug, 'from'],
          }
        : [],
    ),
  ],
};

const SOON = 'Write “TBA” and remove all other prices until it can be booked.';

function inTreatment(slug: string, treatment: Treatment, linkMeant: () => string | undefined): Findings {
  const path: ConfigPath = ['catalogue', slug];
  const { name, price, book, bookNew, packages, usualPrice } = treatment;
  const findings: Findings[] = [
    missingHalf({ name, price, book }, path, linkMeant),
    bookNew !== undefined && book === undefined
      ? {
          message: `New clients can book “${name}”, but returning clients cannot.`,
          help: 'Add the link for returning clients in “book”, or remove “bookNew”.',
          path: [...path, 'bookNew'],
        }
      : [],
  ];
  if (price.kind !== 'tba') return findings;
  const priced = optionsOf(treatment).find(([, option]) => option.price.kind !== 'tba');
  const otherAmounts: readonly ConfigPath[] = [
    ...(packages ? [['packages']] : []),
    ...(usualPrice ? [['usualPrice']] : []),
    ...(priced ? [['options', priced[0], 'price']] : []),
  ];
  return [
    ...findings,
    ...otherAmounts.map((keys) => ({
      message: `“${name}” is coming soon, but its “${keys.join('.')}” contains an amount.`,
      help: SOON,
      path: [...path, ...keys],
    })),
  ];
}

function inOffer(key: string, { name, price, book, normalPrice }: Offer): Findings {
  const path: ConfigPath = ['offers', key];
  const title = name.split('\n', 1)[0] ?? name;
  return [
    missingHalf({ name: title, price, book }, path),
    ...(price.kind === 'tba' && normalPrice
      ? [
          {
            message: `“${title}” is coming soon, but its normal price is ${normalPrice.text}.`,
            help: SOON,
            path: [...path, 'normalPrice'],
          },
        ]
      : []),
  ];
}

function missingHalf(
  { name, price, book }: Pick<Treatment, 'name' | 'price'> & { readonly book?: string | undefined },
  path: ConfigPath,
  linkMeant: () => string | undefined = () => undefined,
): Findings {
  if (price.kind === 'tba' && book !== undefined)
    return {
      message: `“${name}” can be booked, but its price is “TBA”.`,
      help: 'Write its price, or remove its booking link until it has one.',
      path: [...path, 'book'],
    };
  return price.kind !== 'tba' && book === undefined
    ? withoutLink(`“${name}” costs “${price.text}”`, path, linkMeant())
    : [];
}

function withoutLink(priced: string, path: ConfigPath, meant: string | undefined): Findings {
  const message = `${priced} but has no booking link, so it appears as coming soon.`;
  return meant === undefined
    ? { message, help: 'Add its booking link, or write “TBA” until it has one.', path: [...path, 'price'] }
    : {
        message,
        help: `Add book: '${meant}', which nothing uses yet, or write “TBA” until it has one.`,
        path,
        part: 'name',
      };
}

/** A bundle cannot have a price while one of its parts has none. */
const partsWithoutPrice = (site: Site, { price, parts, partsPath }: Bundle): readonly RuleFinding[] =>
  parts.flatMap((item, index) =>
    price.kind !== 'tba' && priceOf(site, item)?.kind === 'tba'
      ? {
          message: `“${item}” is coming soon: it has no price yet, so it cannot be part of this price.`,
          help: SOON,
          path: [...partsPath, index],
        }
      : [],
  );
