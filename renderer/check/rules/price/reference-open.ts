import { priceOf } from '../../../config/derived/catalogue.ts';
import { isFrom } from '../../../config/derived/price-list.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

export const priceReferenceOpen: Rule = {
  name: 'price/reference-open',
  severity: 'warning',
  checks: 'What an offer replaces is the sum of exact prices, not of least ones.',
  because: 'A sum of “from” prices is the least that anybody pays, so that the saving is not what this client saves.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  examples: {
    bad: [
      {
        shows: 'an offer with a “from” price in it',
        values: { 'catalogue.massage.price': 'From £60', 'offers.twice': twice() },
      },
    ],
    good: [{ shows: 'an offer of exact prices', values: { 'offers.twice': twice() } }],
  },
  find: ({ site }) => [
    ...Object.entries(site.offers).flatMap(([name, { price, includes }]) =>
      price.kind === 'amount' ? openParts(site, includes, ['offers', name, 'includes']) : [],
    ),
    ...Object.entries(site.catalogue).flatMap(([slug, { combines }]) =>
      openParts(site, combines, ['catalogue', slug, 'combines']),
    ),
  ],
};

const openParts = (site: RuleInput['site'], items: readonly string[] = [], path: ConfigPath): readonly RuleFinding[] =>
  items.flatMap((item, index) => {
    const price = priceOf(site, item);
    if (!price || !isFrom(price)) return [];
    return [
      {
        message: `The saving counts “${item}” at its least price, “${price.text}”.`,
        help: 'Name the option that is included, or say what the saving depends on.',
        path: [...path, index],
        against: price.text,
      },
    ];
  });

function twice(): Readonly<Record<string, unknown>> {
  const rest = { description: 'Two massages.', features: [], book: 'visit', ctaText: 'Book' };
  return { name: 'Twice', price: '£100', includes: ['massage', 'massage'], ...rest };
}
