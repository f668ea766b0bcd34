/** Figures that a sentence states correctly beside another quantity, which therefore means something else. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import { isInSentence } from '../../../about/subject.ts';
import { inSentence } from '../around-quantity.ts';
import { agrees, type Mention, quotesFact } from '../mention.ts';
import { usesName } from './figure-names.ts';
import { isOfTreatment } from './of-others.ts';

/** Returns true if a text states or quotes a figure beside a quantity. */
export const isStatedToo = (figure: NamedFigure, mention: Mention, figures: readonly NamedFigure[]): boolean =>
  isByAnother(figure, mention, figures) ||
  isQuoted(figure, mention) ||
  isException(figure, mention) ||
  isOfOtherRow(figure, mention);

/** A sentence that states the fact correctly means something else by its other quantities: 'after twelve weeks, for 20 minutes'. */
const isByAnother = (
  { path, quantities: facts }: NamedFigure,
  { quantity, quantities, subject }: Mention,
  figures: readonly NamedFigure[],
): boolean =>
  facts.length === 1 &&
  quantities.some(
    (other) =>
      (other.unit !== quantity.unit ||
        isOfTreatment({ path }) ||
        // 'Acknowledged within three days and answered within 20': the two state two figures.
        figures.some((figure) => figure.path !== path && agrees(quantity, figure.quantities))) &&
      isInSentence(other, subject) &&
      !agrees(quantity, [other]) &&
      agrees(other, facts),
  );

/**
 * 'Most come back within {figures.results}. Antibodies can take a week': a text that quotes a figure means another time by
 * what it says in other words.
 */
const isQuoted = ({ path }: NamedFigure, mention: Mention): boolean =>
  quotesFact(mention.publicText, mention.subject, path) ||
  (!usesName(mention.subject.sentence, path) &&
    mention.publicText.segments.some(({ fact, start }) => fact === path && !isOtherSide(mention, start)));

/** 'Ring at least two days before, and we move it. With less than {figures.notice} to go, we keep it.': two sides of one limit. */
function isOtherSide({ publicText: { normal }, quantity, quantities, subject }: Mention, quotedAt: number): boolean {
  const end = subject.start + subject.sentence.length;
  const before = normal.text.slice(subject.start, quantity.normalAt);
  const between = normal.text.slice(end, normal.index(quotedAt));
  return ENOUGH.test(before) && TOO_LITTLE.test(between) && quantities.length === 1;
}
const ENOUGH = /\b(?:at least|up to|until|more than|no later than|not later than)(?: (?:about|the))* $/;
/** The words that open the next sentence. */
const TOO_LITTLE =
  /^\W*(?:[a-z']+ ){0,3}(?:less|fewer|later|closer|under|sooner)(?: than)?(?: (?:the|these|those|our))* $/;

/** 'The notice for his clinics is 48 hours instead of 24': an exception of which the sentence says the rule. */
const INSTEAD = new RegExp(`^ (?:instead of|rather than|and not) (?:the (?:usual|normal) )?(?<usual>${NUMBER})\\b`);
const isException = ({ quantities }: NamedFigure, mention: Mention): boolean => {
  const usual = writtenNumber(INSTEAD.exec(inSentence(mention).after)?.groups?.usual ?? '');
  return quantities.some(({ unit, most }) => unit === mention.quantity.unit && most === usual);
};

/** 'A week' of a party, in a column whose other rows say '24 hours': the table is there because the rows differ. */
const isOfOtherRow = (figure: NamedFigure, { publicText: { columnAbove = '' } }: Mention): boolean =>
  !isOfTreatment(figure) && quantitiesIn(normalise(columnAbove)).some((other) => agrees(other, figure.quantities));
