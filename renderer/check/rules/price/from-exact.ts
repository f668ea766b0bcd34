import { optionsOf } from '../../../config/derived/catalogue.ts';
import type { Rule } from '../rule.ts';
import { shortAndLong } from './example-values.ts';

const COURSES = { packages: [{ label: 'Course of two', sessions: 2, price: '£100' }] };

export const priceFromExact: Rule = {
  name: 'price/from-exact',
  severity: 'warning',
  checks: 'A treatment whose options have courses states exact prices instead of “From”.',
  because: '“From” suggests that the price varies, although every option has a fixed price.',
  source: 'CTSI guidance for traders on pricing practices',
  bad: {
    '“From” for two options with courses': {
      'catalogue.massage.price': 'From £60',
      'catalogue.massage.options': shortAndLong('£60', '£90', COURSES),
    },
  },
  good: {
    '“From” for two options without courses': {
      'catalogue.massage.price': 'From £60',
      'catalogue.massage.options': shortAndLong(),
    },
  },
  find: ({ site }) =>
    Object.entries(site.catalogue).flatMap(([slug, treatment]) => {
      const options = optionsOf(treatment);
      const exact = options.length > 0 && options.every(([, option]) => (option.packages ?? []).length > 0);
      if (treatment.price.kind !== 'amount' || !treatment.price.from || !exact) return [];
      const exactPrices = options.map(([, { title, price }]) => `${title} ${price.text}`).join(', ');
      return {
        message: `“${treatment.price.text}” replaces exact prices of the options: ${exactPrices}.`,
        against: exactPrices,
        help: 'A price is one amount. Make each option a treatment of its own, or accept “From” with a reason if the catalogue should stay short.',
        path: ['catalogue', slug, 'price'],
      };
    }),
};
