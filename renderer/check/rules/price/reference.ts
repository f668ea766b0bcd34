import { sumOf } from '../../../config/derived/catalogue.ts';
import { formatPounds } from '../../../facts/money.ts';
import type { Rule } from '../rule.ts';
import { twice } from './example-values.ts';

export const priceReference: Rule = {
  name: 'price/reference',
  severity: 'error',
  checks: 'The normal price of an offer is the sum of the current prices of its parts.',
  because: 'Visitors believe that they save more than they do.',
  source: 'Digital Markets, Competition and Consumers Act 2024; CAP code 3.17, 3.39',
  bad: { 'two massages with an inflated normal price': { 'offers.twice': twice({ normalPrice: '£130' }) } },
  good: {
    'the sum of both prices': { 'offers.twice': twice({ normalPrice: '£120' }) },
    'no normal price: the site computes it': { 'offers.twice': twice() },
  },
  find: ({ site }) =>
    Object.entries(site.offers).flatMap(([name, offer]) => {
      const sum = offer.includes && sumOf(site, offer.includes);
      if (!offer.normalPrice || sum === undefined || sum === offer.normalPrice.amount) return [];
      return {
        message: `The normal price ${offer.normalPrice.text} is not the sum of its parts: ${parts(site, offer.includes ?? [])} = ${formatPounds(sum)}.`,
        help: `Remove normalPrice, so that the site computes ${formatPounds(sum)}; or correct the prices of the parts.`,
        path: ['offers', name, 'normalPrice'],
        against: formatPounds(sum),
      };
    }),
};

const parts = (site: Parameters<typeof sumOf>[0], items: readonly string[]): string =>
  items.map((item) => formatPounds(sumOf(site, [item]) ?? 0)).join(' + ');
