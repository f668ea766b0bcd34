import { optionsOf } from '../../../config/derived/catalogue.ts';
import { isFrom } from '../../../config/derived/price-list.ts';
import type { Rule } from '../rule.ts';

export const priceFromOpen: Rule = {
  name: 'price/from-open',
  severity: 'warning',
  checks: 'A “From” price has options that say what changes it.',
  because: 'Who cannot see what the price depends on cannot tell what they will pay.',
  source: 'CAP code 3.22; Digital Markets, Competition and Consumers Act 2024 s.230',
  examples: {
    bad: [{ shows: 'a least price alone', values: { 'catalogue.massage.price': 'From £60 per session' } }],
    good: [
      {
        shows: 'a least price with what it depends on',
        values: {
          'catalogue.massage.price': 'From £60',
          'catalogue.massage.options': {
            short: { title: 'Short', price: '£60', duration: '1h', book: 'visit' },
            long: { title: 'Long', price: '£90', duration: '1h 30min', book: 'visit' },
          },
        },
      },
    ],
  },
  find: ({ site }) =>
    Object.entries(site.catalogue).flatMap(([slug, treatment]) =>
      isFrom(treatment.price) && optionsOf(treatment).length === 0
        ? [
            {
              message: `“${treatment.price.text}” does not say what changes the price.`,
              help: 'Give the treatment options, each with its price, or one exact price.',
              path: ['catalogue', slug, 'price'],
            },
          ]
        : [],
    ),
};
