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

/** Adds the next prices of treatments and options whose prices will change, so that pages can announce them. */
export function withComingPrices(site: Site, { raw, changeDays }: ChangingConfig, day: string): Site {
  const later = changeDays
    .filter((from) => from > day)
    .map((from) => ({ from, config: stripAnnotations(raw, from).value }));
  if (later.length === 0) return site;
  const nextOf = (item: string, { price }: Pick<Treatment, 'price'>): Treatment['next'] => {
    const prices = later.map(({ from, config }) => ({ from, text: valueAt(config, `catalogue.${item}.price`) }));
    const next = prices.find(({ text }) => typeof text === 'string' && text !== price.text);
    const nextPrice = typeof next?.text === 'string' ? parsePrice(next.text) : undefined;
    return next && nextPrice && { from: next.from, price: nextPrice };
  };
  return {
    ...site,
    catalogue: mapValues(site.catalogue, (treatment, slug) => {
      const next = nextOf(slug, treatment);
      const { options = {} } = treatment;
      const nextOfOptions = mapValues(options, (option, key) => nextOf(`${slug}.options.${key}`, option));
      return { ...treatment, ...(next ? { next } : {}), nextOfOptions };
    }),
  };
}
