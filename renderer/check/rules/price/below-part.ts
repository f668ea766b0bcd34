/** Prices of several treatments together that are much lower than the price of one of them. */
import { priceOf } from '../../../config/derived/catalogue.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { amountOf, type Price } from '../../../facts/price.ts';
import type { RuleFinding } from '../rule.ts';

/** Beside a cheap treatment, a usual discount can be more than the cheap one costs. */
const MIN_SHARE = 0.5;

interface Together {
  readonly price: Price;
  readonly parts: readonly string[];
  readonly path: ConfigPath;
}

/** Reports these offers and combinations: a digit is probably missing, or one part has a digit too many. */
export const belowPart = (site: Site): readonly RuleFinding[] =>
  together(site).flatMap(({ price, parts, path }) => {
    const prices = parts.flatMap((part) => priceOf(site, part) ?? []);
    const [dearest] = prices.toSorted((one, other) => (amountOf(other) ?? 0) - (amountOf(one) ?? 0));
    const least = MIN_SHARE * ((dearest && amountOf(dearest)) ?? 0);
    if (!dearest || (amountOf(price) ?? Number.POSITIVE_INFINITY) >= least) return [];
    return {
      message: `“${price.text}” for ${parts.length} treatments is less than half of what one of them costs alone, ${dearest.text}.`,
      help: 'Correct one of the two prices, or accept this one with a reason.',
      path: [...path, 'price'],
      against: dearest.text,
    };
  });

const together = ({ offers, catalogue }: Site): readonly Together[] => [
  ...Object.entries(offers).map(([name, { price, includes = [] }]) => ({
    price,
    parts: includes,
    path: ['offers', name],
  })),
  ...Object.entries(catalogue).map(([slug, { price, combines = [] }]) => ({
    price,
    parts: combines,
    path: ['catalogue', slug],
  })),
];
