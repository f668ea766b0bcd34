/** The figure that states since when the clinic exists: `opened: '2014'`. */
import type { Site } from '../../../../../config/site.ts';
import { clinicFigures, type StatedFigure } from '../stated-figures.ts';

const NAME = /^(?:(?:year)?(?:opened|founded|established)(?:in)?|since|founding(?:year)?|opening(?:year)?)$/i;
const YEAR = /^(?:19|20)\d\d$/;

/** Returns the figure that states in which year the clinic opened. */
export const openingFigure = (site: Pick<Site, 'figures'>): StatedFigure | undefined =>
  clinicFigures(site).find(({ name, text }) => NAME.test(name) && YEAR.test(text));
