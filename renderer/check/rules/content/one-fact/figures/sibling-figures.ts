/** Figures of the same kind as another, of which the text says in other sentences, or its titles, that they are meant. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { inSentence } from '../around-quantity.ts';
import { agrees, type Facts, type Mention } from '../mention.ts';
import { neededStems, patternOf, stemsOf, usesName, withOtherWords } from './figure-names.ts';
import { isOfTreatment } from './of-others.ts';

/**
 * 'With two days’ notice, you get it back' after a sentence about operations states `surgeryNotice`, and '30 days’ notice' on
 * the page of the plan states `notice` of the plan; neither is the `notice` of the clinic.
 */
export function statesSibling(figure: NamedFigure, mention: Mention, facts: Facts): boolean {
  if (isOfOtherPhrase(figure, mention, facts)) return true;
  const { quantity, publicText, labels, subject } = mention;
  const titles = [labels?.above, publicText.page, publicText.heading, subject.question].join(' ').toLowerCase();
  const text = `${titles} ${publicText.normal.text.slice(0, quantity.normalAt)} ${subject.sentence}`;
  const items = [
    ...facts.mentionsIn(titles.replace(/[/-]/g, ' ')),
    ...facts.mentionsIn(text).filter(({ isName }) => isName),
  ].flatMap((one) => one.items.map(({ path }) => path));
  const stems = neededStems(stemsOf(figure.path));
  const words = withOtherWords(text);
  const saysMore = ({ path }: NamedFigure) =>
    isOfTreatment({ path }) ? !isOfTreatment(figure) : neededStems(stemsOf(path)).length > stems.length;
  const isSibling = (other: NamedFigure) =>
    saysMore(other) && agrees(quantity, other.quantities) && stems.every((stem) => stemsOf(other.path).includes(stem));
  const isNamed = ({ path }: NamedFigure) =>
    neededStems(stemsOf(path)).every((stem) => stems.includes(stem) || patternOf(stem).test(words));
  return [...facts.figures, ...facts.of(items).figures].some((other) => isSibling(other) && isNamed(other));
}

/**
 * 'The student discount or the 10% for members' states the `discount` of the membership, and not `studentDiscount`, which is
 * named on the other side of the conjunction.
 */
function isOfOtherPhrase({ path }: NamedFigure, mention: Mention, facts: Facts): boolean {
  const { sentence, before, after } = inSentence(mention);
  const own = [before.split(PHRASE_END).at(-1), after.split(PHRASE_END)[0]].join(' ');
  return (
    usesName(sentence, path) &&
    stemsOf(path).every((stem) => !patternOf(stem).test(own)) &&
    facts.treatmentFiguresWith(mention.quantity).some((other) => other.path !== path && usesName(sentence, other.path))
  );
}
const PHRASE_END = /[,;:] | (?:and|or|but|nor) /;
