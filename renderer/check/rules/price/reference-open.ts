import { bundlesOf } from '../../../config/derived/bundles.ts';
import { priceOf } from '../../../config/derived/catalogue.ts';
import { isFrom } from '../../../config/derived/price-list.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { twice } from './example-values.ts';

export const priceReferenceOpen: Rule = {
  name: 'price/reference-open',
  severity: 'warning',
  checks: 'The parts of an offer have exact prices, so that its saving is exact.',
  because: 'The saving is computed from the lowest prices of the parts, so it is not what a particular client saves.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  bad: { 'an offer that includes a “From” price': { 'catalogue.massage.price': 'From £60', 'offers.twice': twice() } },
  good: { 'an offer of exact prices': { 'offers.twice': twice() } },
  find: ({ site }) =>
    bundlesOf(site).flatMap(({ price, parts, partsPath }) =>
      price.kind === 'amount' ? openParts(site, parts, partsPath) : [],
    ),
};

const openParts = (site: RuleInput['site'], items: readonly string[], path: ConfigPath): readonly RuleFinding[] =>
  items.flatMap((item, index) => {
    const price = priceOf(site, item);
    if (!price || !isFrom(price)) return [];
    return {
      message: `The saving assumes the lowest price of “${item}”, “${price.text}”.`,
      help: 'Name the option that is included, or state what the saving depends on.',
      path: [...path, index],
      against: price.text,
    };
  });
