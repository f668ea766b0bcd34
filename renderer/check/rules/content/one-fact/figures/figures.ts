/** Figures that a sentence names but gives a different quantity for. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { numberFromWords } from '../../../../../facts/number-words.ts';
import { areAlike, areComparable, isWithin, type Quantity } from '../../../../../facts/quantities.ts';
import { isAboutOthers, isAboutStudy } from '../../../about/others.ts';
import { isTrueExample } from '../examples.ts';
import type { InSentence } from '../in-sentence.ts';
import { isAskedFor } from './asked-figure.ts';
import { isMeantBy } from './concepts.ts';
import { MIN_LENGTH, patternOf, stemsOf } from './figure-names.ts';
import { isOfKind } from './kind-of-time.ts';
import { besideQuantity, mostSpecific } from './most-specific.ts';
import { namesFigure } from './names-figure.ts';
import { isPeriodOfRate, isRate, statesRate } from './rates.ts';
import { isSameShare } from './shares.ts';

/** Words of a figure that say little about its subject. */
const COMMON = new Set(
  'about after before from with that than have were had they their people patients clients every more less most'.split(
    ' ',
  ),
);
const MIN_SHARED = 2;

/**
 * Returns true if a sentence repeats at least half of the words of a figure: 'of women under 35, 35 in 100 had a baby from
 * one transfer'.
 */
function repeatsWords(sentence: string, text: string): boolean {
  const words = [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])].filter(
    (word) => !COMMON.has(word) && numberFromWords(word) === undefined,
  );
  const shared = words.filter((word) => patternOf(word.slice(0, MIN_LENGTH)).test(sentence));
  return shared.length >= MIN_SHARED && shared.length * 2 >= words.length;
}

/**
 * Nobody writes minutes for a day, or weeks for minutes: 'looked at again after six weeks' does not contradict `looking:
 * '10 minutes'`.
 */
const maxRatio = ({ unit }: Quantity): number => (unit === 'minute' ? 100 : 1000);

/**
 * 'The plan arrives within two days' is no `plan: '10 minutes'`, and '£440 over about six months' no `term: 'ten weeks'`: a
 * name is a single word that sentences also use for something else, so the time must be in the same unit, or nearly as long.
 */
const isOfSameScale = (quantity: Quantity, facts: readonly Quantity[]): boolean =>
  facts.some((fact) => areComparable(quantity, fact, fact.unit === quantity.unit ? undefined : MAX_RATIO_OF_UNITS));
const MAX_RATIO_OF_UNITS = 3;

/** 'The answer took us ten minutes': what happened once, and not what always happens. */
const PAST_BEFORE =
  /\b(?:took|lasted|needed|waited|spent|stayed)(?: (?:us|me|them|her|him|all|a|good|about|only|just|almost|nearly|around|over|(?:more|less) than))* $/;

/** 'Some values take a week', 'two in ten come back within a year': not all of what the figure is about. */
const SOME =
  /(?:^ ?|[,;:] )(?:(?:but|and|while|although) )?(?:for )?(?:some|a few|certain|rarer?|others?|unusual|difficult|[a-z]+ (?:in|out of) (?:three|four|five|ten|twenty|a hundred|\d+)) [^,;:]*$/;

/**
 * Returns the figures that a sentence names but gives a different quantity for: '24 hours’ notice' names 'notice'. If
 * several figures have such a name, it is enough that one agrees.
 */
export function contradictedFigures(
  quantity: Quantity,
  mention: InSentence,
  figures: readonly NamedFigure[],
): readonly NamedFigure[] {
  const { sentence, before } = mention;
  const isComparableWith = (facts: readonly Quantity[]) => facts.some((fact) => areComparable(quantity, fact));
  if (
    PAST_BEFORE.test(before) ||
    (quantity.unit !== 'percent' && SOME.test(before)) ||
    isPeriodOfRate(quantity, mention) ||
    isAboutOthers(sentence) ||
    (quantity.unit !== 'percent' && isAboutStudy(sentence))
  )
    return [];
  const named = figures.filter(
    ({ path, text, quantities }) =>
      isOfKind(mention, `${path.split('.').at(-1)} ${text}`) &&
      quantities.some((fact) => areComparable(quantity, fact, maxRatio(quantity))) &&
      (!isRate(mention) || statesRate(text, mention)) &&
      ((isOfSameScale(quantity, quantities) && namesFigure(mention, path)) ||
        (quantity.unit === 'percent' && repeatsWords(sentence, text)) ||
        // In other words, a very different time is about something else.
        isMeantBy(mention, path, isComparableWith(quantities)) ||
        (isComparableWith(quantities) && isAskedFor(mention, path))),
  );
  const beside = besideQuantity(named, mention);
  const meant = mostSpecific(beside, mention.about ?? sentence);
  const isStated = ({ quantities }: NamedFigure) =>
    quantities.some(
      (fact) => areAlike(quantity, fact) && (isWithin(quantity, fact) || isSameShare(quantity, fact, mention)),
    );
  const agrees = meant.some(isStated) || named.some((one) => isStated(one) && isAnother(one, meant, mention));
  const isExample = meant.some((figure) => isTrueExample(quantity, mention, figure));
  return agrees || isExample ? [] : meant;
}

/**
 * 'The first at eight weeks, and the second four weeks later' uses the name of `firstFrom`, but means `interval` of the
 * same treatment.
 */
const isAnother = ({ path }: NamedFigure, figures: readonly NamedFigure[], mention: InSentence): boolean =>
  isMeantBy(mention, path, true) &&
  figures.every(
    (figure) =>
      ownerOf(figure.path) === ownerOf(path) &&
      !isMeantBy(mention, figure.path, true) &&
      !stemsOf(figure.path).some((stem) => stemsOf(path).includes(stem)),
  );

const ownerOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));
