/** Judges an amount by a list of decisions, of which the first that applies counts. */
import type { AmountFact } from '../../../../config/derived/priced.ts';
import { firstResult } from '../../../../core/first-result.ts';
import { isInSentence } from '../../about/subject.ts';
import { isQuoted } from '../../public-texts/index.ts';
import { type AmountWithFacts, type Verdict, withFacts } from './amount-with-facts.ts';
import { isCertain } from './certainty.ts';
import { isComputed } from './computed-amounts.ts';
import { belongsElsewhere, coincidence, isUnnamedFigure, noPrice, priceOfMonth } from './equal-amounts.ts';
import { depositAsked, depositsNamed, otherFacts } from './fees/fees.ts';
import { feesBesideItem, feesOfContext, feesOfLabel } from './fees/fees-beside-item.ts';
import { notLowest } from './lowest-price.ts';
import { depositBesideRest, factsBesideNamed } from './meant/beside-named.ts';
import { factsOfConcession } from './meant/concessions.ts';
import { countedCourse, miscountedCourse } from './meant/miscounted.ts';
import { isSavingOfOtherCourse } from './meant/saving-of-course.ts';
import { unnamedFacts } from './meant/unnamed.ts';
import { isComputedNearby } from './nearby/computed-nearby.ts';
import { factsNearby } from './nearby/facts-nearby.ts';
import { paidBefore, replacedPrice } from './other-prices.ts';
import type { ProsePrice } from './prose-price.ts';
import { isUnsold } from './sentence/about-amount.ts';
import type { AmountInSentence } from './sentence/amount-in-sentence.ts';
import { boundOf } from './sentence/bounds.ts';
import { isBeforeChange, isSumFromDay, wrongDay } from './sentence/coming-price.ts';
import { percentagesFor } from './sentence/percentages.ts';
import { isApart, isBundleSaving, isRetained } from './sentence/sold-apart.ts';
import { statesOther } from './states-other.ts';
import { comparedFacts, isComparison } from './sums/differences.ts';
import { isLimitOf, isRounded } from './sums/rough-amounts.ts';
import { equationAround, isEquation } from './sums/stated-amounts.ts';
import { wrongStatedTotal } from './sums/stated-totals.ts';
import { judgeUnmatched } from './unmatched-amount.ts';
import { wrongDifference, wrongMoreOrLess } from './wrong-differences.ts';

/** Returns what an amount states: the verdict of the first decision that applies. */
export function judgeAmount(stated: AmountInSentence): ProsePrice {
  const amount = withFacts(stated);
  const { context, items, facts } = amount;
  const verdict = firstResult(DECISIONS, amount) ?? judgeUnmatched(amount);
  const certain = isCertain(amount, verdict);
  const judged = { publicText: context.publicText, amount: context.amount, items, facts, isCertain: certain };
  const isElsewhere =
    verdict.judgement === 'repeated'
      ? belongsElsewhere(context, verdict.facts ?? facts)
      : !certain && statesOther(amount, verdict);
  return { ...judged, ...(isElsewhere ? (wrongMoreOrLess(amount) ?? { judgement: 'computed' }) : verdict) };
}

/** 'Nothing costs more than £360', and amounts that quote a fact */
function limitOrQuotation({ context }: AmountWithFacts): Verdict | undefined {
  const bound = boundOf(context);
  if (bound?.explanation) return { explanation: bound.explanation, judgement: 'contradicts' };
  if (isQuoted(context.publicText, context.amount)) return { judgement: 'quoted' };
  return bound ? { judgement: 'computed' } : undefined;
}

function priceOfOtherDay({ context, items, facts, about }: AmountWithFacts): Verdict | undefined {
  const explanation = wrongDay(context, items, facts);
  if (explanation) return { explanation, judgement: 'contradicts' };
  return facts.length === 0 && (isBeforeChange(context, about) || isSumFromDay(context))
    ? { judgement: 'computed' }
    : undefined;
}

const rightSaving = ({ context, items, isSaved, same }: AmountWithFacts): Verdict | undefined =>
  isSaved &&
  (items.some((item) => context.index.yearlySavingOf(item) === context.amount.pence) || isSavingOfStated(context, same))
    ? { judgement: 'computed' }
    : undefined;

/** 'Three of those are £470, a saving of £55': the sentence states the price of the course that saves this. */
const isSavingOfStated = (
  { amount, amounts, subject, index }: AmountInSentence,
  same: readonly AmountFact[],
): boolean =>
  amounts
    .filter((other) => other.pence !== amount.pence && isInSentence(other, subject))
    .flatMap(({ pence = Number.NaN }) => index.facts.get(pence) ?? [])
    .some(({ quote = '' }) => same.some((saving) => saving.quote === quote.replace(/\w+$/, 'saving')));

const unsold = ({ context }: AmountWithFacts): Verdict | undefined =>
  isUnsold(context) ? { judgement: 'contradicts' } : undefined;

function roughAmount({ context, about, facts, isSaved }: AmountWithFacts): Verdict | undefined {
  if (facts.length > 0) return undefined;
  const roundable = about.filter(({ savedOn }) => (savedOn !== undefined) === isSaved);
  return isRounded(context, roundable) || isLimitOf(context, roundable) ? { judgement: 'computed' } : undefined;
}

function wrongSaving({ context, about, facts, isSaved, isOffer }: AmountWithFacts): Verdict | undefined {
  const isWrong =
    facts.length > 0
      ? isSavingOfOtherCourse(context)
      : isSaved &&
        // 'A group evening costs £57 less than a session alone' compares two prices, and no course.
        !(isComparison(context) && isComputed(context)) &&
        // 'Members pay 10% less: with four sessions, you save £24.80'
        !(percentagesFor(context).length > 0 && isComputedNearby({ context, isSaved })) &&
        (isOffer || (isBundleSaving(context) && about.some(({ savedOn }) => savedOn)));
  return isWrong ? { judgement: 'wrongSaving' } : undefined;
}

function computedFromPrices({ context, own, facts }: AmountWithFacts): Verdict | undefined {
  const isTotal = facts.every(
    (fact) => fact.derived || fact.part || !own.includes(fact) || isUnnamedFigure(fact, context),
  );
  return isEquation(context) || (isTotal && isComputed(context)) ? { judgement: 'computed' } : undefined;
}

/** '£920 and £220: £1,040 altogether' */
function wrongTotalOfStated({ context }: AmountWithFacts): Verdict | undefined {
  const explanation = wrongStatedTotal(context);
  return explanation && { explanation, isSumOrDifference: true, judgement: 'contradicts' };
}

/**
 * '£139 + £34 = £173', of which the config states the second for something that the sentence does not name; what the sentence
 * itself adds up to is no fact, even if something else has this price.
 */
function partOfEquation({ context, facts, same }: AmountWithFacts): Verdict | undefined {
  const equation = equationAround(context);
  if (equation === 'total') return { judgement: 'computed' };
  if (equation === undefined || facts.length > 0) return undefined;
  return { facts: same, judgement: same.some(({ derived }) => !derived) ? 'repeated' : 'computed' };
}

/** The amount is that of a fact, which may count other sessions. */
function statedFact({ context, facts, same, isLinked }: AmountWithFacts): Verdict | undefined {
  const others = otherFactsMeant(context, same, isLinked);
  const explanation = miscountedCourse(context, [...facts, ...others]);
  if (explanation) return { explanation, judgement: 'contradicts' };
  const stated = facts.length > 0 ? facts : others;
  if (stated.length === 0) return undefined;
  // An equal price of something else is a coincidence: 'six visits for £140', where a course of six is £150.
  const course = facts.length === 0 ? countedCourse(context) : undefined;
  if (course) return { meant: course, judgement: 'contradicts' };
  if (isRetained(context)) return { judgement: 'computed' };
  return { facts: stated, judgement: stated.every((fact) => isRecomputed(fact, context)) ? 'computed' : 'repeated' };
}

/** Returns the facts with this amount that are not those of the items of the sentence. */
function otherFactsMeant(
  context: AmountInSentence,
  same: readonly AmountFact[],
  isLinked: boolean,
): readonly AmountFact[] {
  const elsewhere = isLinked
    ? [feesBesideItem, feesOfLabel]
    : [feesOfLabel, feesOfContext, otherFacts, factsBesideNamed, unnamedFacts, depositsNamed];
  for (const find of [depositAsked, depositBesideRest, factsOfConcession, comparedFacts, ...elsewhere]) {
    const found = find(context, same);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * True for a saving, a share or a total that is computed again with every check, so that it cannot go out of date
 * unnoticed; a total only if the sentence says that it is not charged.
 */
const isRecomputed = ({ derived, part, savedOn }: AmountFact, context: AmountInSentence): boolean =>
  part === true || savedOn !== undefined || (derived === true && isApart(context));

const DECISIONS = [
  notLowest,
  limitOrQuotation,
  priceOfOtherDay,
  rightSaving,
  noPrice,
  replacedPrice,
  unsold,
  roughAmount,
  paidBefore,
  wrongSaving,
  wrongTotalOfStated,
  computedFromPrices,
  partOfEquation,
  wrongDifference,
  coincidence,
  statedFact,
  explainedNearby,
  priceOfMonth,
];

function explainedNearby(stated: AmountWithFacts): Verdict | undefined {
  const facts = factsNearby(stated);
  if (facts.length > 0)
    return { facts, judgement: facts.every((fact) => isRecomputed(fact, stated.context)) ? 'computed' : 'repeated' };
  return isComputedNearby(stated) ? { judgement: 'computed' } : undefined;
}
