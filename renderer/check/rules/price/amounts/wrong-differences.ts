/** Amounts that are no difference of the two prices that a sentence compares. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { Pence } from '../../../../facts/money.ts';
import type { Subject } from '../../about/subject.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { askedComparison } from './asked-comparison.ts';
import { isComputed } from './computed-amounts.ts';
import { bundlesMeant } from './meant/bundle-meant.ts';
import { isComputedNearby } from './nearby/computed-nearby.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './sentence/amount-in-sentence.ts';
import { isSaving } from './sentence/saving.ts';
import { isOneByOne } from './sentence/sold-apart.ts';
import { certainDifference, comparedPrices, explainDifference, isStep } from './sums/compared-prices.ts';
import { isComparison, isMoreOrLess, mayBeMoreOrLess } from './sums/differences.ts';
import { priceOfSecond } from './sums/stated-amounts.ts';

export function wrongSecond({ context }: AmountWithFacts): Verdict | undefined {
  const second = priceOfSecond(context);
  return second === undefined ? undefined : notDifference(context, [second]);
}

/** 'A £10 credit towards your next visit': an amount of its own, and no difference */
const GIVEN = /^ (?:credit|voucher|gift card|token)s?\b/;

export function wrongComparison(stated: AmountWithFacts): Verdict | undefined {
  const { context, items, isLinked } = stated;
  if (context.amount.pence === undefined || GIVEN.test(wordsAfter(context))) return undefined;
  if (isComparison(context) || isWrongStep(context) || ((isLinked || isOneByOne(context)) && mayBeMoreOrLess(context)))
    return judgeDifference(stated);
  const compared = askedComparison(context);
  if (compared) return compared;
  const isOfNothing = items.length === 0 && GOODWILL.test(context.subject.sentence);
  if (!isSaving(context) || isOfNothing) return undefined;
  return { items: withoutFreeOwner(items, context.subject), judgement: 'wrongSaving' };
}

/** 'If we are late, you have £10 off that visit': a reduction that no two prices explain */
const GOODWILL = /\b(?:if|when|should) (?:we|our)\b/;

/** 'Sign up for a course and we take £40 off' on the page of a call that costs nothing: it is off something else. */
const withoutFreeOwner = (items: readonly PricedItem[], { named }: Subject): readonly PricedItem[] =>
  items.filter((item) => named.includes(item) || item.singles.some((pence) => pence > 0));

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

/** 'A difference of £380', although something has that price */
export const wrongDifference = ({ context }: AmountWithFacts): Verdict | undefined =>
  /\bdifference (?:of|is) (?:just |only |about )?$/.test(wordsBefore(context)) &&
  !isComputedNearby({ context, isSaved: true })
    ? notDifference(context)
    : undefined;

/** 'A facial costs £70 more than a peel', where £70 happens to be the price of something else */
export function wrongMoreOrLess(amount: AmountWithFacts): Verdict | undefined {
  const { context } = amount;
  const { sentence } = context.subject;
  const isWithItem =
    certainDifference(context) !== undefined ||
    context.index.mentionsIn(sentence.slice(sentence.search(/\bthan\b/))).length > 0;
  return isWithItem && isMoreOrLess(context) && isComparison(context) && !isComputed(context)
    ? wrongComparison(amount)
    : undefined;
}
