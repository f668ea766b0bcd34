/** Judges an amount that no fact states: the first decision that applies counts. */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import { firstResult } from '../../../../core/first-result.ts';
import type { Pence } from '../../../../facts/money.ts';
import type { Subject } from '../../about/subject.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { askedComparison } from './asked-comparison.ts';
import { isAskedPrice } from './asked-price.ts';
import { expectedTotal } from './computed-amounts.ts';
import { isFeeAfterFree } from './fees/fees-after-free.ts';
import { meantAddition } from './meant/added-item.ts';
import { bundlesMeant } from './meant/bundle-meant.ts';
import { meantFurther } from './meant/further-ones.ts';
import { isOfOneOption } from './meant/linked-item.ts';
import { type MeantFact, meantCourse, meantFee } from './meant/meant-fact.ts';
import { meantFigure, numberedFee } from './meant/meant-figure.ts';
import { meantPart, meantParts, meantReference, meantRest } from './meant/meant-part.ts';
import { isAboutElse, isAboutNamed, OTHERS } from './sentence/about-amount.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './sentence/amount-in-sentence.ts';
import { isChargedByOthers, isDeniedAmount, isStatedBefore } from './sentence/charged-by-others.ts';
import { isInExample } from './sentence/examples.ts';
import { isSaving } from './sentence/saving.ts';
import { isOneByOne } from './sentence/sold-apart.ts';
import { comparedPrices, explainDifference, isStep } from './sums/compared-prices.ts';
import { isComparison, isMoreOrLess } from './sums/differences.ts';
import { expectedForMonths, isExplainedByCount } from './sums/explained-by-count.ts';
import { expectedOfPair } from './sums/multiples.ts';
import { expectedForTime } from './sums/priced-by-time.ts';
import { priceOfSecond } from './sums/stated-amounts.ts';

export const judgeUnmatched = (amount: AmountWithFacts): Verdict =>
  firstResult(DECISIONS, amount) ?? { judgement: 'unknown' };

function wrongSecond({ context }: AmountWithFacts): Verdict | undefined {
  const second = priceOfSecond(context);
  return second === undefined ? undefined : notDifference(context, [second]);
}

const explainedOtherwise = ({ context }: AmountWithFacts): Verdict | undefined =>
  [isFeeAfterFree, isDeniedAmount, isChargedByOthers, isStatedBefore, isExplainedByCount].some((isExplained) =>
    isExplained(context),
  )
    ? { judgement: 'computed' }
    : undefined;

/** 'A £10 credit towards your next visit': an amount of its own, and no difference */
const GIVEN = /^ (?:credit|voucher|gift card|token)s?\b/;

function wrongComparison(stated: AmountWithFacts): Verdict | undefined {
  const { context, items, isLinked } = stated;
  if (context.amount.pence === undefined || GIVEN.test(wordsAfter(context))) return undefined;
  if (isComparison(context) || isWrongStep(context) || ((isLinked || isOneByOne(context)) && isMoreOrLess(context)))
    return judgeDifference(stated);
  const compared = askedComparison(context);
  if (compared) return compared;
  const isOfNothing = items.length === 0 && GOODWILL.test(context.subject.sentence);
  if (!isSaving(context) || isOfNothing) return undefined;
  return { items: withoutFreeOwner(items, context.subject), judgement: 'wrongSaving' };
}

/** 'If we are late, you have £10 off that visit': a reduction that no two prices explain */
const GOODWILL = /\b(?:if|when|should) (?:we|our)\b/;

/** The functions that find a fact by the words near an amount; the first that finds one counts. */
const FACTS_NEARBY = [
  numberedFee,
  meantFigure,
  meantRest,
  meantReference,
  meantParts,
  meantPart,
  meantAddition,
  meantFurther,
];

function wrongFactNearby({ context }: AmountWithFacts): Verdict | undefined {
  const meant = context.amount.pence === undefined ? undefined : firstResult(FACTS_NEARBY, context);
  return meant && { meant, judgement: 'contradicts' };
}

function wrongFee(stated: AmountWithFacts): Verdict | undefined {
  const { context, isLinked } = stated;
  const fee = isLinked && !isMissed(context) ? undefined : meantFee(context);
  return fee && { meant: fee, judgement: isAboutItems(stated) ? 'contradicts' : 'unknown' };
}

/** Whether the amount can only be a price of the items. */
const isAboutItems = ({ context, items, same, isLinked }: AmountWithFacts): boolean =>
  !isAboutElse(context) &&
  (isLinked ||
    (same.length > 0 && isMoreThanPage(items, context) && !OTHERS.test(context.subject.sentence)) ||
    isAboutNamed(context) ||
    isAskedPrice(context));

/** On the page of a treatment, an amount that something else costs can be about anything: 'A stone, which one in five needs, is £480 more.' */
const isMoreThanPage = (items: readonly PricedItem[], { subject: { named, treated } }: AmountInSentence): boolean =>
  items.length > 0 && (named.length > 0 || items.every((item) => item !== treated && !isCategory(item)));

/** Without them, 'with' is no word for a sum of things about which the page is not. */
const SUMS_UP =
  /\b(?:together|altogether|both|in total|in all|totals?|sum|comes? to|adds? up|makes?|receipt|invoice|bill|says)\b|=/;

function wrongPrice(stated: AmountWithFacts): Verdict | undefined {
  const { context, items, isLinked } = stated;
  const { pence } = context.amount;
  const meant = meantCourse(context);
  // 'Before we talk about couples, the six are £516': a name that the sentence only mentions has other prices.
  const facts = meant?.item?.facts.filter((fact) => fact.pence === pence && meant.quotes.includes(fact.quote ?? ''));
  if (facts && facts.length > 0) return { facts, judgement: 'repeated' };
  if (isSessionOf(meant, pence) || isCourseOf(context, items)) return { judgement: 'computed' };
  const total = isLinked && isOfOneOption(context, items) ? undefined : expectedTotal(context);
  const expected = expectedForMonths(context) ?? expectedForTime(context) ?? expectedOfPair(context) ?? total;
  const isOfCourse = expected?.items.length === 1 && meant?.item?.names.includes(expected.items[0]?.name ?? '');
  if (expected && (isOfCourse || expected.items.length > 1 || !meant))
    return { expected, meant: isOfCourse ? meant : undefined, judgement: 'contradicts' };
  if (expected || isAboutItems(stated)) return { meant, judgement: 'contradicts' };
  if (meant) return { meant, judgement: 'unknown' };
  // 'The receipt for a standard appointment with a profile says £153': the sum of options on a page about something else
  const ofOptions = SUMS_UP.test(context.subject.sentence) ? expectedTotal(context, 'options') : undefined;
  if (ofOptions) return { expected: ofOptions, judgement: 'unknown' };
  return { judgement: isInExample(context) ? 'computed' : 'unknown' };
}

const DECISIONS = [wrongSecond, explainedOtherwise, wrongComparison, wrongFactNearby, wrongFee, wrongPrice];

/** 'Sign up for a course and we take £40 off' on the page of a call that costs nothing: it is off something else. */
const withoutFreeOwner = (items: readonly PricedItem[], { named }: Subject): readonly PricedItem[] =>
  items.filter((item) => named.includes(item) || item.singles.some((pence) => pence > 0));

/** 'A missed consultation costs £30' is about the fee for that. */
const isMissed = (context: AmountInSentence): boolean => /\bmissed(?: [a-z-]+){1,4} $/.test(wordsBefore(context));

/** 'The step from Single to Tailored adds £120' */
const isWrongStep = (context: AmountInSentence): boolean => isStep(context) && comparedPrices(context) !== undefined;

/** Prices of other periods are not those that the config states: 'members pay £10 less a month', 'over a year'. */
const OF_PERIOD = /\b(?:months?|monthly|years?|yearly|members?|subscribers?)\b/;

function judgeDifference({ context, items }: AmountWithFacts): Verdict {
  if (comparedPrices(context)) return notDifference(context);
  const differences = differencesOfOption(items);
  if (differences.length > 0) return notDifference(context, differences);
  const bundles = bundlesMeant(context);
  if (bundles.length > 0) return { items: bundles, judgement: 'wrongSaving' };
  const { sentence } = context.subject;
  // 'Seventy pounds is more than a facial costs' states a limit, and not a difference.
  const isLimit = /^\W*$/.test(wordsBefore(context)) && /^ is (?:more|less) than\b/.test(wordsAfter(context));
  const isOfPartsUnknown = isOneByOne(context) && !isComparison(context);
  return OF_PERIOD.test(sentence) || isLimit || isOfPartsUnknown ? { judgement: 'computed' } : notDifference(context);
}

const notDifference = (context: AmountInSentence, differences?: readonly Pence[]): Verdict => ({
  isSumOrDifference: true,
  explanation: explainDifference(context, differences),
  judgement: 'contradicts',
});

/** An option of a treatment is compared with the other ones. */
function differencesOfOption([item, ...others]: readonly PricedItem[]): readonly Pence[] {
  const [own] = item?.facts ?? [];
  const isOption = item !== undefined && others.length === 0 && item.facts.length === 1 && item.singles.length > 1;
  return isOption && own
    ? [...new Set(item.singles.map((price) => Math.abs(price - own.pence)))].filter((difference) => difference > 0)
    : [];
}

/** 'A course against hepatitis B is £174': a few of what the config sells singly */
const isCourseOf = (context: AmountInSentence, [item, ...others]: readonly PricedItem[]): boolean =>
  item !== undefined &&
  others.length === 0 &&
  (item.courses ?? []).length === 0 &&
  /\b(?:course|set|series) (?:of|against|for) /.test(wordsBefore(context)) &&
  item.singles.some((price) => MULTIPLES.some((count) => count * price === context.amount.pence));
const MULTIPLES = [2, 3, 4, 5, 6];

/** 'With the course, a session works out at £85.' */
const isSessionOf = (course: MeantFact | undefined, amount: Pence | undefined): boolean =>
  course?.item?.facts.some(({ pence, part }) => part === true && pence === amount) === true;
