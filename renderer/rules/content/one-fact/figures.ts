import type { NamedFigure } from '../../../facts/item-figures.ts';
import { areAlike, isWithin, type Quantity } from '../../../facts/quantities.ts';

/** The share of a word that its other forms have in common: 'refunds' and 'refunded', 'validity' and 'valid'. */
const SHARED = 0.62;
const SHORTEST = 5;
/** Words as short as 'no' have to stand as they are. */
const WHOLE = 3;

/** 'coolingOff' → 'cooli', 'off' */
const stemsOf = (path: string): readonly string[] =>
  (path.split('.').at(-1) ?? '')
    .split(/(?=[A-Z])|-/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .map((word) => (word.length <= WHOLE ? word : word.slice(0, Math.max(SHORTEST, Math.round(word.length * SHARED)))));

const speaksOf = (sentence: string, path: string): boolean =>
  stemsOf(path).every((stem) => new RegExp(`\\b${stem}${stem.length <= WHOLE ? 's?\\b' : ''}`).test(sentence));

/**
 * The figure that a sentence speaks of by its name and gives another quantity for: 'notice' is in '24 hours’ notice'.
 * Where several figures have such a name, one that agrees is enough.
 */
export function contradictedFigure(
  quantity: Quantity,
  sentence: string,
  figures: readonly NamedFigure[],
): NamedFigure | undefined {
  const meant = figures.filter(
    ({ path, quantities }) => quantities.some((fact) => areAlike(quantity, fact)) && speaksOf(sentence, path),
  );
  const isRight = meant.some(({ quantities }) =>
    quantities.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact)),
  );
  return isRight ? undefined : meant[0];
}
