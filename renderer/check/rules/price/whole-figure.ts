import { figureItems } from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import type { Pence } from '../../../facts/money.ts';

/**
 * Returns the only figure whose words contain an amount, such as '£1.80 an hour', with the path that quotes all of its
 * words; `undefined` if the amount alone can be quoted.
 */
export function wholeFigure(site: Site, pence: Pence | undefined): { name: string; quote: string } | undefined {
  const equal = figureItems(site).filter(({ facts }) => facts.some((fact) => fact.pence === pence));
  const [figure, ...others] = equal;
  return figure?.facts.every(({ quote }) => quote === undefined) && others.length === 0
    ? { name: `“${figure.names[0]}” (${figure.price})`, quote: figure.path.join('.') }
    : undefined;
}
