import { pricedCategories, pricedProgrammes } from '../../config/derived/price-table.ts';
import type { Site } from '../../config/site.ts';
import { formatPounds } from '../../facts/money.ts';
import { amountOf } from '../../facts/price.ts';
import { pricedOffers } from './offers.ts';

/** Returns the lowest and the highest price that a department offers, '£50–£550'; `undefined` if it offers none. */
export function priceRangeOf(site: Site, department: string): string | undefined {
  const prices = [
    ...pricedCategories(site, department).flatMap(({ treatments }) =>
      treatments.flatMap(({ treatment }) => pricedOffers(treatment).map(({ price }) => price)),
    ),
    ...pricedProgrammes(site, department).map(([, { price }]) => price),
  ];
  const amounts = prices.flatMap((price) => amountOf(price) ?? []).filter((amount) => amount > 0);
  if (amounts.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return [...new Set([lowest, highest])].map((amount) => formatPounds(amount, ',')).join('–');
}
