/** The figures of the config, before a rule reads what their texts state. */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import type { Subject } from '../../about/subject.ts';

/** A value of the config, and its path in quotations: 'figures.notice', '24 hours' */
export interface StatedFigure {
  readonly path: string;
  readonly text: string;
}

/** A figure with its name: `notice: '24 hours'`. */
export interface FigureEntry extends StatedFigure {
  readonly name: string;
}

/** True for a figure of the whole clinic, and false for one of a treatment or a programme. */
export const isOfClinic = ({ path }: Pick<StatedFigure, 'path'>): boolean => path.startsWith('figures.');

/** Returns the figures of what a text is about, or of the treatments of its category; otherwise those of the clinic. */
export function ownOrClinics<Figure extends StatedFigure>(
  figures: readonly Figure[],
  items: readonly PricedItem[],
  { catalogue }: Pick<Site, 'catalogue'>,
): readonly Figure[] {
  const isOf = ({ path }: Figure) =>
    items.some(({ path: [part, name] }) => {
      const [, slug = ''] = path.split('.');
      return part === 'categories' ? catalogue[slug]?.category === name : path.startsWith(`${part}.${name}.`);
    });
  const own = figures.filter((figure) => !isOfClinic(figure) && isOf(figure));
  return own.length > 0 ? own : figures.filter(isOfClinic);
}

/**
 * Whether the text of an item may state a figure of its own: 'a group of six children' can be a smaller group than those of
 * `groupSize`.
 */
export const mayHaveOwn = ({ owner }: Pick<Subject, 'owner'>, figure: Pick<StatedFigure, 'path'>): boolean =>
  owner !== undefined && !isCategory(owner) && isOfClinic(figure);

/** Returns the figures of the whole clinic. */
export const clinicFigures = ({ figures }: Pick<Site, 'figures'>): readonly FigureEntry[] =>
  figureEntries(figures, 'figures');

/** Returns the figures of all treatments. */
export const treatmentFigures = ({ catalogue }: Pick<Site, 'catalogue'>): readonly FigureEntry[] =>
  Object.entries(catalogue).flatMap(([slug, { figures }]) => figureEntries(figures, `catalogue.${slug}.figures`));

/** Returns the figures of one part of the config. */
const figureEntries = (figures: Readonly<Record<string, string>> = {}, base: string): readonly FigureEntry[] =>
  Object.entries(figures).map(([name, text]) => ({ path: `${base}.${name}`, name, text }));
