import type { NamedFigure } from '../../../../config/derived/item-figures.ts';
import { areAlike, isWithin, type Quantity } from '../../../../facts/quantities.ts';
import { isCare, withoutVerbs } from './care.ts';

/** The share of a word that its other forms have in common: 'refunds' and 'refunded', 'validity' and 'valid'. */
const SHARED = 0.62;
const MIN_LENGTH = 5;
/** Words as short as 'no' have to stand as they are. */
const WHOLE = 3;

/** 'coolingOff' → 'cooli', 'off' */
const stemsOf = (path: string): readonly string[] =>
  (path.split('.').at(-1) ?? '')
    .split(/(?=[A-Z])|-/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .map((word) =>
      word.length <= WHOLE ? word : word.slice(0, Math.max(MIN_LENGTH, Math.round(word.length * SHARED))),
    );

const patternOf = (stem: string, before = '\\b'): RegExp =>
  new RegExp(`${before}${stem}${stem.length <= WHOLE ? 's?\\b' : ''}`);

/** Where a quantity stands: its sentence, and what stands in it before and behind the quantity. */
export interface InSentence {
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
}

function speaksOf({ sentence, before, after }: InSentence, path: string): boolean {
  const stems = stemsOf(path);
  const named = withoutVerbs(sentence);
  if (!stems.every((stem) => patternOf(stem).test(named))) return false;
  const isName = (word: string) => stems.some((stem) => patternOf(stem).test(word));
  // '24 hours’ notice' stands side by side, whatever else the sentence asks.
  return stems.some((stem) => patternOf(stem, "^'?s?'?[ -]").test(after)) || !isCare(before, sentence, isName);
}

/**
 * The figure that a sentence speaks of by its name and gives another quantity for: 'notice' is in '24 hours’ notice'.
 * Where several figures have such a name, one that agrees is enough.
 */
export function contradictedFigure(
  quantity: Quantity,
  location: InSentence,
  figures: readonly NamedFigure[],
): NamedFigure | undefined {
  const suggestion = figures.filter(
    ({ path, quantities }) => quantities.some((fact) => areAlike(quantity, fact)) && speaksOf(location, path),
  );
  const isRight = suggestion.some(({ quantities }) =>
    quantities.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact)),
  );
  return isRight ? undefined : suggestion[0];
}
