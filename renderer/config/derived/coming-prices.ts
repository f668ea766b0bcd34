import { mapValues } from '../../core/map-values.ts';
import { parsePrice } from '../../facts/price.ts';
import { valueAt } from '../declared-names.ts';
import type { Site, Treatment } from '../site.ts';
import { stripAnnotations } from '../strip-annotations.ts';

/** A config with annotations, and the days on which its values change. */
interface ChangingConfig {
  readonly raw: unknown;
  readonly changeDays: readonly string[];
}

/** Adds to each treatment whose price will change its next price, so that pages can announce it. */
export function withComingPrices(site: Site, { raw, changeDays }: ChangingConfig, day: string): Site {
  const later = changeDays
    .filter((from) => from > day)
    .map((from) => ({ from, config: stripAnnotations(raw, from).value }));
  if (later.length === 0) return site;
  const nextOf = (slug: string, { price }: Treatment): Treatment['next'] => {
    const prices = later.map(({ from, config }) => ({ from, text: valueAt(config, `catalogue.${slug}.price`) }));
    const next = prices.find(({ text }) => typeof text === 'string' && text !== price.text);
    const nextPrice = typeof next?.text === 'string' ? parsePrice(next.text) : undefined;
    return next && nextPrice && { from: next.from, price: nextPrice };
  };
  return {
    ...site,
    catalogue: mapValues(site.catalogue, (treatment, slug) => {
      const next = nextOf(slug, treatment);
      return next ? { ...treatment, next } : treatment;
    }),
  };
}
