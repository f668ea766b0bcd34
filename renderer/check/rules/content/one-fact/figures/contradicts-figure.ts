/** Figures that a sentence contradicts: '24 hours’ notice' if the figure is 48 hours. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import { areComparable } from '../../../../../facts/quantities.ts';
import { normalNameOf } from '../../../about/names.ts';
import { itemsWithOwner, type Subject } from '../../../about/subject.ts';
import { IF_OTHER, type PublicText, textAt, unsureHelp } from '../../../public-texts/index.ts';
import { inSentence, spanOf } from '../around-quantity.ts';
import { isComparedTime } from '../durations/duration-differences.ts';
import { isSumOfDurations } from '../durations/duration-sums.ts';
import { isOnlyAsked } from '../examples.ts';
import { agrees, type Contradiction, type Facts, type Mention } from '../mention.ts';
import { isCertain } from './certainty.ts';
import { mayBeSameKind } from './concepts.ts';
import { contradictedFigures } from './figures.ts';
import { isOfCategory } from './of-category.ts';
import { figuresOfOthers, isInPolicy, isOfOwn, isOfTreatment, isPricedOtherwise, statesOther } from './of-others.ts';
import { statesSibling } from './sibling-figures.ts';
import { isStatedToo } from './stated-too.ts';

/** A part of a period: 'in the last five minutes'; not 'if it fails in the first four years'. */
const FIRST_OR_LAST =
  /\b(?:(?<!\b(?:fails?|breaks?|replaced?|repaired?|covered|guaranteed)\b[^,;:]*(?:in|within|during|for) the )first|(?:the|your|our|its|their|these|those|in|within|during) (?:last|final)) $/;

/** The row of a liner is about it. */
const ofLabel = ({ subject, labels }: Mention): Subject =>
  labels && labels.items.length > 0 && subject.named.length === 0 ? { ...subject, items: labels.items } : subject;

/** Reports '24 hours’ notice' if the figure is 48 hours. */
export function contradictsFigure(
  mention: Mention,
  facts: Facts,
  policies: readonly PublicText[],
): Contradiction | undefined {
  const { quantity } = mention;
  const subject = ofLabel(mention);
  const place = inSentence(mention);
  if (quantity.unit === 'session' || FIRST_OR_LAST.test(place.before) || isComparedTime(place)) return undefined;
  if (isOnlyAsked(subject.sentence)) return undefined;
  const { lengths, spans } = facts.of(subject.items.map(({ path }) => path));
  // The duration of the appointment or programme is not another figure of it: '45min, four weeks apart'.
  if (agrees(quantity, [...lengths, ...spans]) || isSumOfDurations(mention, facts, lengths)) return undefined;
  const [figure, ...alternatives] = contradictedFigures(quantity, place, comparedFigures(mention, subject, facts));
  if (!figure || statesSibling(figure, mention, facts) || statesOther(figure, mention, facts)) return undefined;
  if (isPricedOtherwise(figure, mention)) return undefined;
  if (!isOfTreatment(figure) && (isInPolicy(mention, policies) || isOfOwn(figure, mention))) return undefined;
  // 'The results are in after five days' may mean the report or the laboratory.
  const others = alternatives.filter(({ quantities }) => quantities.some((fact) => areComparable(quantity, fact)));
  return {
    ...differenceFrom([figure, ...others], mention, facts),
    against: figure.text,
    isCertain: isCertain(mention, figure, facts),
  };
}

/** The figures of what a sentence is about and those of the clinic, without those that its other words exclude. */
function comparedFigures(mention: Mention, subject: Subject, facts: Facts): readonly NamedFigure[] {
  const { publicText, labels } = mention;
  const place = inSentence(mention);
  const { figures: ofSubject } = facts.of(subject.items.map(({ path }) => path));
  const ofItems = ofSubject.filter(isOfCategory(mention, subject, facts));
  const itemFigures = subject.items.length > 0 ? ofItems : facts.resultsIn(`${subject.question} ${subject.sentence}`);
  const ahead = facts.aheadOfTreatment(place, subject);
  // 'In a trial, special glasses slowed it by 52%' names `slowedGlasses`, whatever else it is about.
  const shares = mention.quantity.unit === 'percent' ? facts.sharesNamed(subject.sentence) : [];
  const added = [...ahead, ...shares].filter(({ path }) => !itemFigures.some((other) => other.path === path));
  const own = [...itemFigures, ...added];
  const isOfItem = !subject.items.every((item) => isCategory(item) && facts.membersOf(item.path).length !== 1);
  const all = isOfItem ? [...own, ...facts.figures] : [...facts.figures, ...own];
  const names = itemsWithOwner(subject).map(normalNameOf);
  const about = [...names, subject.question, place.about ?? subject.sentence].join(' ');
  const words = [about, publicText.normal.text, labels?.beside, labels?.above].join(' ');
  const isOfOther = figuresOfOthers(mention, facts);
  return all.filter(
    (one) =>
      !isOfOther(one) &&
      !isStatedToo(one, mention, all) &&
      !facts.isOfOtherSamples(one.path, about) &&
      facts.isToldApart(one, all, words),
  );
}

/** Names the figures that the sentence can mean, and another one that has the stated value. */
function differenceFrom(figures: readonly NamedFigure[], { publicText, quantity }: Mention, facts: Facts) {
  const stated = figures.map(({ path, text }) => `${facts.titleOf(path)}, which is ${text}`);
  const quotes = figures.map(({ path }) => `{${path}}`);
  const isSame = (other: NamedFigure) =>
    agrees(quantity, other.quantities) && figures.some(({ path }) => mayBeSameKind(path, other.path));
  const same = facts.figures.find(isSame);
  return {
    message: `“${textAt(publicText, spanOf(publicText, quantity))}” differs from ${stated.join(', and from ')}.`,
    help: unsureHelp(
      `Quote the fact${figures.length > 1 ? ' that you mean' : ''}: ${quotes.join(' or ')}.`,
      same ? `If it means ${facts.titleOf(same.path)}, quote that: {${same.path}}.` : IF_OTHER,
    ),
  };
}
