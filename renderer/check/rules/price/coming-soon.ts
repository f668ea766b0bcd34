import { leastPrice, optionsOf, priceOf } from '../../../config/derived/catalogue.ts';
import type { Offer, Site, Treatment } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const priceComingSoon: Rule = {
  name: 'price/coming-soon',
  severity: 'error',
  checks: 'What is coming soon has no price, and what has a price can be booked.',
  because: 'A price for what nobody can book is an invitation that cannot be taken up.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230',
  examples: {
    bad: [
      { shows: 'a price without a booking link', values: { 'catalogue.cupping.price': '£30' } },
      { shows: 'a booking link without a price', values: { 'catalogue.cupping.book': 'visit' } },
      {
        shows: 'a course of what is coming soon',
        values: { 'catalogue.cupping.packages': [{ label: 'Three visits', sessions: 3, price: '£90' }] },
      },
      { shows: 'an offer that cannot be booked', values: { 'offers.both': offer('£80') } },
      { shows: 'an offer of what is coming soon', values: { 'offers.both': offer('£80', ['cupping'], 'visit') } },
      {
        shows: 'the least price of a group in which nothing can be booked',
        values: {
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
    ],
    good: [
      { shows: 'an offer to be announced', values: { 'offers.both': offer('TBA') } },
      {
        shows: 'an offer that can be booked',
        values: { 'offers.both': offer('£110', ['massage', 'massage'], 'visit') },
      },
    ],
  },
  find: ({ site }) => [
    ...Object.entries(site.catalogue).flatMap(([slug, treatment]) => ofTreatment(site, slug, treatment)),
    ...Object.entries(site.offers).flatMap(([name, one]) => ofOffer(site, name, one)),
    ...Object.entries(site.categories).flatMap(([slug, { from }]) =>
      from && leastPrice(site, slug) === undefined
        ? [
            {
              message: `“${from.text}”, but nothing of this group can be booked.`,
              help: SOON,
              path: ['categories', slug, 'from'],
            },
          ]
        : [],
    ),
  ],
};

const SOON = 'Write “TBA” and leave everything else about its price out until it can be booked.';

function ofTreatment(site: Site, slug: string, treatment: Treatment): readonly RuleFinding[] {
  const path: ConfigPath = ['catalogue', slug];
  const { name, price, book, packages, usualPrice, combines } = treatment;
  const found: RuleFinding[] = [
    ...bookable({ name, price, book }, path),
    ...unpriced(site, combines ?? [], [...path, 'combines']),
  ];
  if (price.kind !== 'tba') return found;
  const priced = optionsOf(treatment).find(([, option]) => option.price.kind !== 'tba');
  const rest: readonly ConfigPath[] = [
    ...(packages ? [['packages']] : []),
    ...(usualPrice ? [['usualPrice']] : []),
    ...(priced ? [['options', priced[0], 'price']] : []),
  ];
  return [
    ...found,
    ...rest.map((keys) => ({
      message: `“${name}” is coming soon, but its “${keys.join('.')}” has an amount.`,
      help: SOON,
      path: [...path, ...keys],
    })),
  ];
}

function ofOffer(site: Site, key: string, { name, price, book, normalPrice, includes }: Offer): readonly RuleFinding[] {
  const path: ConfigPath = ['offers', key];
  const title = name.split('\n', 1)[0] ?? name;
  return [
    ...bookable({ name: title, price, book }, path),
    ...(price.kind === 'tba' ? [] : unpriced(site, includes ?? [], [...path, 'includes'])),
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

function bookable(
  { name, price, book }: Pick<Treatment, 'name' | 'price'> & { readonly book?: string | undefined },
  path: ConfigPath,
): readonly RuleFinding[] {
  if (price.kind === 'tba' && book !== undefined)
    return [
      {
        message: `“${name}” can be booked, but its price is “TBA”.`,
        help: 'Write its price, or leave its booking link out until it has one.',
        path: [...path, 'book'],
      },
    ];
  if (price.kind !== 'tba' && book === undefined)
    return [
      {
        message: `“${name}” costs “${price.text}”, but has no booking link: it shows as coming soon.`,
        help: 'Add its booking link, or write “TBA” until it has one.',
        path: [...path, 'price'],
      },
    ];
  return [];
}

/** Parts without a price make the whole a promise. */
const unpriced = (site: Site, items: readonly string[], path: ConfigPath): readonly RuleFinding[] =>
  items.flatMap((item, index) =>
    priceOf(site, item)?.kind === 'tba'
      ? [
          {
            message: `“${item}” is coming soon, and has no price to be part of this one.`,
            help: SOON,
            path: [...path, index],
          },
        ]
      : [],
  );

function offer(price: string, includes: readonly string[] = [], book?: string): Readonly<Record<string, unknown>> {
  const parts = includes.length > 0 ? { includes } : {};
  return {
    name: 'Both',
    price,
    description: 'Both.',
    features: [],
    ctaText: 'Book',
    ...parts,
    ...(book ? { book } : {}),
  };
}
