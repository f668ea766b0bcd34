/** The figures that a quantity can mean, of several that a sentence names. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import type { InSentence } from '../in-sentence.ts';
import { neededStems, patternOf, stemsOf, withOtherWords } from './figure-names.ts';

/** In 'no sun for four weeks, and no fake tan for two', the four weeks belong to `sunBefore`, which their clause names. */
export function besideQuantity(
  figures: readonly NamedFigure[],
  { sentence, before }: InSentence,
): readonly NamedFigure[] {
  const clause = clauseAt(sentence, before.length);
  const inClause = ({ path }: NamedFigure) => neededStems(stemsOf(path)).map((stem) => patternOf(stem).test(clause));
  const isNamed = figures.some((figure) => inClause(figure).every(Boolean));
  return isNamed ? figures.filter((figure) => inClause(figure).some(Boolean)) : figures;
}

/** A figure of the treatment or of the clinic, whichever is first; of several, those of whose names the sentence uses most words. */
export function mostSpecific(named: readonly NamedFigure[], sentence: string): readonly NamedFigure[] {
  const isOwned = ({ path }: NamedFigure) => path.startsWith('catalogue.');
  const words = withOtherWords(sentence);
  const [first] = named;
  const figures = first ? named.filter((figure) => isOwned(figure) === isOwned(first)) : [];
  const used = ({ path }: NamedFigure) => stemsOf(path).filter((stem) => patternOf(stem).test(words)).length;
  const most = Math.max(0, ...figures.map(used));
  const best = figures.filter((figure) => used(figure) === most);
  // '24 hours’ notice' is `notice` rather than `lateNotice`.
  const whole = best.filter(({ path }) => most > 0 && stemsOf(path).length === most);
  return whole.length > 0 ? whole : best;
}
