/**
 * Durations, numbers of sessions and figures in sentences, compared with the facts that they repeat; see
 * docs/decisions/0025-figures-in-sentences.md. The folders beside this file each compare one kind; here are the figures
 * that any sentence can name.
 */
import type { NamedFigure } from '../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../config/derived/priced.ts';
import { areComparable, type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { labelFinder } from '../../about/labels.ts';
import { normalNameOf } from '../../about/names.ts';
import { withoutParts } from '../../about/parts.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { isInSentence, itemsWithOwner, type Subject } from '../../about/subject.ts';
import {
  authoredAt,
  isAuthored,
  type PublicText,
  quoteOrUpdateHelp,
  type Span,
  textAt,
} from '../../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../../rule.ts';
import { isHearsay } from '../hearsay.ts';
import { inSentence } from './around-quantity.ts';
import { bareNumbersIn } from './bare-number.ts';
import { programmeItems } from './counts/asked-sessions.ts';
import { besideProgrammes } from './counts/beside-programmes.ts';
import { programmeFinder } from './counts/programme-asked.ts';
import { contradictsSessions } from './counts/sessions.ts';
import { OR_ADD_FIGURE } from './differs.ts';
import { withoutCompared } from './durations/compared.ts';
import { contradictsDuration } from './durations/duration.ts';
import { contradictsDifference, isComparedTime } from './durations/duration-differences.ts';
import { isSumOfDurations } from './durations/duration-sums.ts';
import { contradictsPriced } from './durations/price-beside.ts';
import { contradictsSpan } from './durations/span.ts';
import { isOnlyAsked } from './examples.ts';
import { isCertain } from './figures/certainty.ts';
import { usesName } from './figures/figure-names.ts';
import { contradictedFigures } from './figures/figures.ts';
import { figuresOfOthers, isInPolicy, isOfTreatment } from './figures/of-others.ts';
import { agrees, type Facts, type Mention, type Message, ofOwner, quotesFact } from './mention.ts';
import { isOfNoFact } from './of-no-fact.ts';
import { factsFor } from './site-facts.ts';

/** Reports durations, numbers of sessions and figures in sentences that differ from the fact they repeat. */
export function quantityFindings(input: RuleInput): readonly RuleFinding[] {
  const found = clinicsProseOf(input.publicTexts)
    .map((publicText) => ({ publicText, quantities: authoredQuantities(publicText, input.lookups) }))
    .filter(({ quantities }) => quantities.length > 0);
  if (found.length === 0) return [];
  const index = input.lookups.items();
  const facts = factsFor(input.site, index);
  const { subjectAt } = input.lookups;
  const ofProgramme = programmeFinder(programmeItems(input.site, index.itemAt));
  const isBesideProgrammes = besideProgrammes(input.plan);
  const labelsOf = labelFinder(input.publicTexts.authored, index);
  const policies = input.publicTexts.authored.filter(({ kind }) => kind === 'policy');
  return found.flatMap(({ publicText, quantities }) =>
    quantities.flatMap((quantity) => {
      const subject = ofProgramme(
        ofOwner(withoutCompared(withoutParts(subjectAt(publicText, quantity.normalAt), index))),
        isBesideProgrammes(publicText),
      );
      if (isHearsay(publicText, subject.sentence)) return [];
      const mention = { publicText, quantity, quantities, subject, labels: labelsOf(publicText) };
      if (isOfNoFact(inSentence(mention))) return [];
      const found = contradictsItem(mention, facts) ?? contradictsFigure(mention, facts, policies);
      if (!found) return [];
      const { isCertain, ...message } = found;
      return [
        {
          ...message,
          help: quoteOrUpdateHelp(publicText, message.help),
          ...authoredAt(publicText, spanOf(publicText, quantity)),
          ...warningUnless(isCertain),
        },
      ];
    }),
  );
}

/** A finding, and whether the sentence itself names that with whose fact it was compared. */
interface Contradiction extends Message {
  readonly isCertain: boolean;
}

/** Compares a quantity with the durations and the numbers of sessions of what its sentence is about. */
function contradictsItem(mention: Mention, facts: Facts): Contradiction | undefined {
  const message =
    contradictsDuration(mention, facts) ??
    contradictsPriced(mention, facts) ??
    contradictsSessions(mention, facts) ??
    contradictsSpan(mention, facts) ??
    contradictsDifference(mention, facts);
  return message && { ...message, isCertain: mention.subject.named.some((item) => !isCategory(item)) };
}

const authoredQuantities = (
  publicText: PublicText,
  { questionOf }: Pick<RuleInput['lookups'], 'questionOf'>,
): readonly Quantity[] =>
  [...bareNumbersIn(publicText, questionOf(publicText)), ...quantitiesIn(publicText.normal)].filter((quantity) =>
    isAuthored(publicText, quantity),
  );

/** The words of a quantity, with 'before' of 'the day before', which alone would not be a time. */
function spanOf({ normal }: PublicText, quantity: Quantity): Span {
  const [words] = THE_DAY_BEFORE.exec(normal.text.slice(quantity.normalAt)) ?? [];
  return words === undefined ? quantity : normal.original(quantity.normalAt, words.length);
}
const THE_DAY_BEFORE = /^the [a-z]+ before\b/;

/** A sentence that states the fact correctly means something else by its other quantities: 'after twelve weeks, for 20 minutes'. */
const isStatedToo = ({ path, quantities: facts }: NamedFigure, { quantity, quantities, subject }: Mention): boolean =>
  facts.length === 1 &&
  quantities.some(
    (other) =>
      (other.unit !== quantity.unit || (isOfTreatment({ path }) && !agrees(quantity, [other]))) &&
      isInSentence(other, subject) &&
      agrees(other, facts),
  );

/**
 * 'Most come back within {figures.results}. Antibodies can take a week': a text that quotes a figure means another time by
 * what it says in other words.
 */
const isStatedRightly = ({ path }: NamedFigure, { publicText, subject }: Mention): boolean =>
  quotesFact(publicText, subject, path) ||
  (!usesName(subject.sentence, path) && publicText.segments.some(({ fact }) => fact === path));

/** A part of a period: 'in the last five minutes'; not 'if it fails in the first four years'. */
const FIRST_OR_LAST =
  /\b(?:(?<!\b(?:fails?|breaks?|replaced?|repaired?|covered|guaranteed)\b[^,;:]*(?:in|within|during|for) the )first|(?:the|your|our|its|their|these|those|in|within|during) (?:last|final)) $/;

/** The row of a liner is about it. */
const ofLabel = ({ subject, labels }: Mention): Subject =>
  labels && labels.items.length > 0 && subject.named.length === 0 ? { ...subject, items: labels.items } : subject;

/** Reports '24 hours’ notice' if the figure is 48 hours. */
function contradictsFigure(mention: Mention, facts: Facts, policies: readonly PublicText[]): Contradiction | undefined {
  const { quantity, publicText, labels } = mention;
  const subject = ofLabel(mention);
  const place = inSentence(mention);
  if (quantity.unit === 'session' || FIRST_OR_LAST.test(place.before) || isComparedTime(place)) return undefined;
  if (isOnlyAsked(subject.sentence)) return undefined;
  const { lengths, spans, figures: ofItems } = facts.of(subject.items.map(({ path }) => path));
  const itemFigures = subject.items.length > 0 ? ofItems : facts.resultsIn(`${subject.question} ${subject.sentence}`);
  // The duration of the appointment or programme is not another figure of it: '45min, four weeks apart'.
  if (agrees(quantity, [...lengths, ...spans]) || isSumOfDurations(mention, facts, lengths)) return undefined;
  const isOfItem = !subject.items.every((item) => isCategory(item) && facts.membersOf(item.path).length !== 1);
  const ahead = facts.aheadOfTreatment(place, subject);
  const own = [...itemFigures, ...ahead.filter(({ path }) => !itemFigures.some((other) => other.path === path))];
  const all = isOfItem ? [...own, ...facts.figures] : [...facts.figures, ...own];
  const names = itemsWithOwner(subject).map(normalNameOf);
  const about = [...names, subject.question, place.about ?? subject.sentence].join(' ');
  const words = [about, publicText.normal.text, labels?.beside, labels?.above].join(' ');
  const isOfOther = figuresOfOthers(mention, facts);
  const figures = all.filter(
    (one) =>
      !isOfOther(one) &&
      !isStatedRightly(one, mention) &&
      !isStatedToo(one, mention) &&
      !facts.isOfOtherSamples(one.path, about) &&
      facts.isToldApart(one, all, words),
  );
  const [figure, ...alternatives] = contradictedFigures(quantity, place, figures);
  if (!figure || (!isOfTreatment(figure) && isInPolicy(mention, policies))) return undefined;
  const others = alternatives.filter(({ quantities }) => quantities.some((fact) => areComparable(quantity, fact)));
  // 'The results are in after five days' may mean the report or the laboratory.
  const stated = [figure, ...others].map(({ path, text }) => `${facts.titleOf(path)}, which is ${text}`);
  const quotes = [figure, ...others].map(({ path }) => `{${path}}`);
  return {
    message: `“${textAt(publicText, spanOf(publicText, quantity))}” differs from ${stated.join(', and from ')}.`,
    help: `Quote the fact${others.length > 0 ? ' that you mean' : ''}: ${quotes.join(' or ')}.${OR_ADD_FIGURE}`,
    against: figure.text,
    isCertain: isCertain(mention, figure, facts),
  };
}
