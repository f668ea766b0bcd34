/** Judges an amount that no fact states: the first decision that applies counts. */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import { firstResult } from '../../../../core/first-result.ts';
import { onlyOne } from '../../../../core/only-one.ts';
import { formatPounds, type Pence } from '../../../../facts/money.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { isAskedPrice } from './asked-price.ts';
import { expectedTotal } from './expected-total.ts';
import { isFeeAfterFree } from './fees/fees-after-free.ts';
import { meantAddition } from './meant/added-item.ts';
import { meantFurther } from './meant/further-ones.ts';
import { isOfOneOption } from './meant/linked-item.ts';
import { type MeantFact, meantCourse, meantFee } from './meant/meant-fact.ts';
import { meantFigure, numberedFee } from './meant/meant-figure.ts';
import { meantPart, meantParts, meantReference, meantRest } from './meant/meant-part.ts';
import { isAboutElse, isAboutNamed, OTHERS } from './sentence/about-amount.ts';
import { type AmountInSentence, wordsBefore } from './sentence/amount-in-sentence.ts';
import { isChargedByOthers, isDeniedAmount, isStatedBefore } from './sentence/charged-by-others.ts';
import { isInExample } from './sentence/examples.ts';
import { explain } from './sentence/explanation.ts';
import { percentagesIn } from './sentence/percentages.ts';
import { expectedForMonths, isExplainedByCount } from './sums/explained-by-count.ts';
import { expectedOfPair } from './sums/multiples.ts';
import { expectedForTime } from './sums/priced-by-time.ts';
import { pricesBeside } from './sums/prices-beside.ts';
import { wrongComparison, wrongSecond } from './wrong-differences.ts';

export const judgeUnmatched = (amount: AmountWithFacts): Verdict =>
  firstResult(DECISIONS, amount) ?? { judgement: 'unknown' };

const explainedOtherwise = ({ context }: AmountWithFacts): Verdict | undefined =>
  [isFeeAfterFree, isDeniedAmount, isChargedByOthers, isStatedBefore, isExplainedByCount].some((isExplained) =>
    isExplained(context),
  )
    ? { judgement: 'computed' }
    : undefined;

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

/** 'Members pay £48.60 for the lift', which is £46.80 with the discount of their plan */
function wrongReduction({ context }: AmountWithFacts): Verdict | undefined {
  const { subject, index, amount } = context;
  const price = onlyOne(pricesBeside(context) ?? []);
  const percent = onlyOne(new Set([...percentagesIn(subject.sentence), ...subject.named.flatMap(index.discountsOf)]));
  if (price === undefined || percent === undefined || (amount.pence ?? 0) >= price) return undefined;
  const reduced = formatPounds(Math.round(price * (1 - percent / 100)), ',');
  return {
    isSumOrDifference: true,
    explanation: explain(
      context,
      `is not ${formatPounds(price, ',')} less ${percent}%, which is ${reduced}.`,
      'Correct the amount, or quote the price and the percentage.',
    ),
    judgement: 'contradicts',
  };
}

const DECISIONS = [
  wrongSecond,
  explainedOtherwise,
  wrongComparison,
  wrongReduction,
  wrongFactNearby,
  wrongFee,
  wrongPrice,
];

/** 'A missed consultation costs £30' is about the fee for that. */
const isMissed = (context: AmountInSentence): boolean => /\bmissed(?: [a-z-]+){1,4} $/.test(wordsBefore(context));

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
