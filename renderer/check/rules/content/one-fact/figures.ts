import type { NamedFigure } from '../../../../config/derived/item-figures.ts';
import { areAlike, isWithin, type Quantity } from '../../../../facts/quantities.ts';
import { isCare, withoutVerbs } from './care.ts';
import { type InSentence, isMeantBy } from './concepts.ts';

/** The share of a word that its inflected forms have in common: 'refunds' and 'refunded', 'validity' and 'valid'. */
const STEM_SHARE = 0.62;
const MIN_LENGTH = 5;
/** Words of this length or shorter, such as 'no', match only as whole words. */
const MAX_WHOLE_WORD = 3;

/** 'coolingOff' → 'cooli', 'off' */
const stemsOf = (path: string): readonly string[] =>
  (path.split('.').at(-1) ?? '')
    .split(/(?=[A-Z])|-/)
    .map((word) => word.toLowerCase().replace(/s$|(?<=\w{4})ing$/, ''))
    .map((word) =>
      word.length <= MAX_WHOLE_WORD ? word : word.slice(0, Math.max(MIN_LENGTH, Math.round(word.length * STEM_SHARE))),
    );

const patternOf = (stem: string, before = '\\b'): RegExp =>
  new RegExp(`${before}${stem}${stem.length <= MAX_WHOLE_WORD ? 's?\\b' : ''}`);

/** 'The stitches stay in for a week': the figure is what the sentence is about. */
const SUBJECT = '^ ?(?:(?:the|your|our|these|all) )?';

/** The words before a quantity, unless something separates them from it. */
const clauseOf = (before: string): string => (/[,;:]| and | but /.test(before) ? '' : before);

/** 'many times a day', 'two pictures a year apart': how often, not how long. */
const RATE_BEFORE = /\b(?:times|once|twice) $/;
const APART_AFTER = /^ apart\b/;

function namesFigure(mention: InSentence, path: string): boolean {
  if (isMeantBy(mention, path)) return true;
  const { sentence, before, after } = mention;
  if (RATE_BEFORE.test(before) || APART_AFTER.test(after)) return false;
  const stems = stemsOf(path);
  const searched = withoutVerbs(sentence);
  if (!stems.every((stem) => patternOf(stem).test(searched))) return false;
  const isName = (word: string) => stems.some((stem) => patternOf(stem).test(word));
  // In '24 hours’ notice', the name is next to the quantity, so the rest of the sentence does not matter.
  return (
    stems.some(
      (stem) => patternOf(stem, "^'?s?'?[ -]").test(after) || patternOf(stem, SUBJECT).test(clauseOf(before)),
    ) || !isCare(before, sentence, isName)
  );
}

/**
 * Returns the figure that a sentence names but gives a different quantity for: '24 hours’ notice' names 'notice'. If
 * several figures have such a name, it is enough that one agrees.
 */
export function contradictedFigure(
  quantity: Quantity,
  mention: InSentence,
  figures: readonly NamedFigure[],
): NamedFigure | undefined {
  const named = figures.filter(
    ({ path, quantities }) => quantities.some((fact) => areAlike(quantity, fact)) && namesFigure(mention, path),
  );
  const meant = mostSpecific(named, mention.sentence);
  const agrees = meant.some(({ quantities }) =>
    quantities.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact)),
  );
  return agrees ? undefined : meant[0];
}

/** A figure of the treatment or of the clinic, whichever is first; of several, those of whose names the sentence uses most words. */
function mostSpecific(named: readonly NamedFigure[], sentence: string): readonly NamedFigure[] {
  const isOwned = ({ path }: NamedFigure) => path.startsWith('catalogue.');
  const [first] = named;
  const figures = first ? named.filter((figure) => isOwned(figure) === isOwned(first)) : [];
  const words = ({ path }: NamedFigure) => stemsOf(path).filter((stem) => patternOf(stem).test(sentence)).length;
  const most = Math.max(0, ...figures.map(words));
  return figures.filter((figure) => words(figure) === most);
}
