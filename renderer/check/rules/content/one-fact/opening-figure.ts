/** The figure that states since when the clinic exists: `opened: '2014'`. */
import type { Site } from '../../../../config/site.ts';

const NAME = /^(?:(?:year)?(?:opened|founded|established)(?:in)?|since|founding(?:year)?|opening(?:year)?)$/i;
const YEAR = /^(?:19|20)\d\d$/;

/** Returns the figure that states in which year the clinic opened. */
export function openingFigure({
  figures,
}: Pick<Site, 'figures'>): { readonly path: string; readonly text: string } | undefined {
  const [name, text] = Object.entries(figures).find(([name, text]) => NAME.test(name) && YEAR.test(text)) ?? [];
  return name === undefined || text === undefined ? undefined : { path: `figures.${name}`, text };
}
