import { optionsOf } from '../../../config/derived/catalogue.ts';
import { isFrom } from '../../../config/derived/price-list.ts';
import type { Rule } from '../rule.ts';
import { shortAndLong } from './example-values.ts';

export const priceFromOpen: Rule = {
  name: 'price/from-open',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'A treatment with a “From” price has options that show what the price depends on.',
  because: 'Visitors cannot work out what they will pay.',
  source: 'CAP code 3.22; Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: { 'a “From” price without options': { 'catalogue.massage.price': 'From £60 per session' } },
  good: {
    'a “From” price with options': {
      'catalogue.massage.price': 'From £60',
      'catalogue.massage.options': shortAndLong(),
    },
  },
  find: ({ site }) =>
    Object.entries(site.catalogue).flatMap(([slug, treatment]) =>
      isFrom(treatment.price) && optionsOf(treatment).length === 0
        ? {
            message: `Nothing shows what “${treatment.price.text}” depends on.`,
            help: 'Add options, each with its price, or write one exact price.',
            path: ['catalogue', slug, 'price'],
          }
        : [],
    ),
};
