import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { numberFromWords } from '../../../../../facts/number-words.ts';
import { areAlike, areComparable, isWithin, type Quantity } from '../../../../../facts/quantities.ts';
import { isAboutOthers, isAboutStudy } from '../../../about/others.ts';
import { isTrueExample } from '../examples.ts';
import type { InSentence } from '../in-sentence.ts';
import { isAskedFor } from './asked-figure.ts';
import { isCare, withoutVerbs } from './care.ts';
import { isAfterEffect, isMeantBy, isOtherThan } from './concepts.ts';
import { MIN_LENGTH, neededStems, PREPOSITIONS, patternOf, stemsOf } from './figure-names.ts';
import { isOfLaboratory } from './other-samples.ts';
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

/** 'The stitches stay in for a week': the figure is what the sentence is about. */
const SUBJECT = '^ ?(?:(?:the|your|our|these|all|her|his|their|its) )?';

/** 'a diary for a week', 'expect it to last a year': the name is directly before the quantity. */
const BETWEEN =
  '(?: (?:should|must|can|may|has to))?(?: (?:for|of|over|is|be|takes?|lasts?))?(?: (?:about|around|only|just|up to|at least))? ';

/** 'A temporary crown, which you wear for about two weeks': the name is what the relative clause is about. */
const WHICH =
  '(?: \\w+){0,2},? (?:which|that) (?:you|she|he|they|it)? ?(?:wears?|keeps?|has|have|stays?|lasts?)\\b[^,;]{0,20} ';

const MAY_COME =
  /\b(?:welcome|(?:pop|drop|call) in|may|can|see|treat|massage|accept|take|come|book|possible|offer|available|safe|start)\b/;

/**
 * 'We leave a month between peels' is about the treatment “Glycolic peel”, and not about its figure `peeling`. 'Have the patch
 * test two days before' is about a figure `patchTest`, unless the time is very different.
 */
function isOnlyTreatment(sentence: string, path: string, isComparable: boolean): boolean {
  const [, slug = ''] = path.split('.');
  const words = separateWords(path.split('.').at(-1) ?? '').toLowerCase();
  const isInSlug = path.startsWith('catalogue.') && stemsOf(path).some((stem) => slug.split('-').includes(stem));
  return isInSlug && !(sentence.includes(words) && (isComparable || !words.includes(' ')));
}

/** 'After three months': a preposition names a figure only beside the quantity. */
const isNextTo = ({ before, after }: InSentence, stems: readonly string[]): boolean =>
  stems.some((stem) => new RegExp(`\\b${stem}\\w*(?: \\w+){0,2} $`).test(before) || patternOf(stem, '^ ').test(after));

/** The words before a quantity, unless something separates them from it. */
const clauseOf = (before: string): string => (/[,;:]| and | but /.test(before) ? '' : before);

const APART_AFTER = /^ apart\b/;
/** 'If it is still red after two days, ring us': longer than usual. */
const UNUSUAL = /\b(?:if|when|should) [^,;:]*\b(?:still|longer|worse|no better|not|more than)\b[^,;:]*$/;

/** 'The answer took us ten minutes': what happened once, and not what always happens. */
const PAST_BEFORE =
  /\b(?:took|lasted|needed|waited|spent|stayed)(?: (?:us|me|them|her|him|all|a|good|about|only|just|almost|nearly|around|over|(?:more|less) than))* $/;

/** 'Some values take a week': not all of what the figure is about. */
const SOME =
  /(?:^ ?|[,;:] )(?:(?:but|and|while|although) )?(?:for )?(?:some|a few|certain|rarer?|others?|unusual|difficult) [^,;:]*$/;

/** Returns true if a sentence uses every word of the name of a figure, apart from words that say nothing about its subject. */
export const usesName = (sentence: string, path: string, without?: RegExp): boolean => {
  const stems = stemsOf(path).filter((stem) => !without?.test(stem));
  return stems.length > 0 && stems.every((stem) => patternOf(stem).test(sentence));
};

/** 'A week of soups costs £48' does not name a figure `weeks`. */
const UNITS = /^(?:minut|hour|day|week|month|year)/;

function namesFigure(mention: InSentence, path: string, isSingle: boolean, isComparable: boolean): boolean {
  const { sentence, before, after } = mention;
  if (UNUSUAL.test(before) && isAfterEffect(path)) return false;
  if (isOtherThan(mention, path) || APART_AFTER.test(after)) return false;
  const stems = stemsOf(path);
  // 'Four peels, two weeks apart, are spread over six weeks': only the first is an interval.
  if (stems.every((stem) => stem === 'apart')) return false;
  const searched = withoutVerbs(sentence);
  if (!neededStems(stems).every((stem) => patternOf(stem).test(searched))) return false;
  if (isOnlyTreatment(sentence, path, isComparable)) return false;
  if (isSingle && stems.every((stem) => UNITS.test(stem))) return false;
  if (stems.every((stem) => PREPOSITIONS.has(stem)) && !(MAY_COME.test(sentence) && isNextTo(mention, stems)))
    return false;
  const isName = (word: string) => stems.some((stem) => patternOf(stem).test(word));
  // In '24 hours’ notice', the name is next to the quantity, so the rest of the sentence does not matter.
  return (
    stems.some(
      (stem) =>
        patternOf(stem, "^'?s?'?[ -]").test(after) ||
        patternOf(stem, SUBJECT).test(clauseOf(before)) ||
        new RegExp(`\\b${stem}\\w*${WHICH}$`).test(before) ||
        (new RegExp(`\\b${stem}\\w*${BETWEEN}$`).test(before) && !isCare(before, before, isName)),
    ) || !isCare(before, sentence, isName)
  );
}

/** 'Nine years of early mornings, and not one complaint': a very different time must be in the clause that names the figure. */
const namesBeside = ({ sentence, before }: InSentence, path: string): boolean => {
  const clause = clauseAt(sentence, before.length);
  return stemsOf(path).some((stem) => patternOf(stem).test(clause)) && !isOfLaboratory(path, clause);
};

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
      quantities.some((fact) => areAlike(quantity, fact)) &&
      (!isRate(mention) || statesRate(text)) &&
      ((namesFigure(mention, path, quantity.most === 1, isComparableWith(quantities)) &&
        (isComparableWith(quantities) || namesBeside(mention, path))) ||
        (quantity.unit === 'percent' && repeatsWords(sentence, text)) ||
        // In other words, a very different time is about something else.
        isMeantBy(mention, path, isComparableWith(quantities)) ||
        (isComparableWith(quantities) && isAskedFor(mention, path))),
  );
  const beside = besideQuantity(named, mention);
  const meant = mostSpecific(beside, mention.isBareAnswer ? (mention.about ?? sentence) : sentence);
  const isStated = ({ quantities }: NamedFigure) =>
    quantities.some(
      (fact) => areAlike(quantity, fact) && (isWithin(quantity, fact) || isSameShare(quantity, fact, mention)),
    );
  const agrees = meant.some(isStated) || named.some((one) => isStated(one) && isAnother(one, meant, mention));
  const isExample = meant.some((figure) => isTrueExample(quantity, mention, figure));
  return agrees || isExample ? [] : withoutNarrower(meant);
}

/** In 'no sun for four weeks, and no fake tan for two', the four weeks belong to `sunBefore`, which their clause names. */
function besideQuantity(figures: readonly NamedFigure[], { sentence, before }: InSentence): readonly NamedFigure[] {
  const clause = clauseAt(sentence, before.length);
  const inClause = ({ path }: NamedFigure) => neededStems(stemsOf(path)).map((stem) => patternOf(stem).test(clause));
  const isNamed = figures.some((figure) => inClause(figure).every(Boolean));
  return isNamed ? figures.filter((figure) => inClause(figure).some(Boolean)) : figures;
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

/** 'notice' rather than 'membershipNotice', if the sentence uses other words for both. */
const withoutNarrower = (figures: readonly NamedFigure[]): readonly NamedFigure[] =>
  figures.filter((one) => {
    const stems = stemsOf(one.path);
    const isWider = (other: readonly string[]) =>
      other.length < stems.length && other.every((stem) => stems.includes(stem));
    return !figures.some(({ path }) => isWider(stemsOf(path)));
  });

/** A figure of the treatment or of the clinic, whichever is first; of several, those of whose names the sentence uses most words. */
function mostSpecific(named: readonly NamedFigure[], sentence: string): readonly NamedFigure[] {
  const isOwned = ({ path }: NamedFigure) => path.startsWith('catalogue.');
  const [first] = named;
  const figures = first ? named.filter((figure) => isOwned(figure) === isOwned(first)) : [];
  const used = ({ path }: NamedFigure) => stemsOf(path).filter((stem) => patternOf(stem).test(sentence)).length;
  const most = Math.max(0, ...figures.map(used));
  const best = figures.filter((figure) => used(figure) === most);
  // '24 hours’ notice' is `notice` rather than `lateNotice`.
  const whole = best.filter(({ path }) => most > 0 && stemsOf(path).length === most);
  return whole.length > 0 ? whole : best;
}
