/** Whether a sentence itself says what an amount is the price of. Otherwise a contradiction is only likely. */
import { isCategory } from '../../../../config/derived/priced.ts';
import { isInSentence } from '../../about/subject.ts';
import { textAt } from '../../public-texts/index.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { isAskedPrice } from './asked-price.ts';
import { type AmountInSentence, wordsBefore } from './sentence/amount-in-sentence.ts';
import { isSaving } from './sentence/saving.ts';

/**
 * Returns `false` if the page, a category or a computation gave the price with which the amount was compared: 'They cost £35'
 * can be about the paragraph before, 'two visits' about any treatment, and 'all in, £315' can be a sum that nobody reads.
 */
export function isCertain({ context, items, isLinked }: AmountWithFacts, verdict: Verdict): boolean {
  const { meant, explanation, judgement, expected, isSumOrDifference } = verdict;
  const isExplicit = !isSumOrDifference && (meant !== undefined || explanation !== undefined);
  if (isExplicit) return true;
  if (context.amount.pence === undefined) return !isForeign(context) || isOurs(context) || statesCharge(context);
  if (judgement === 'unknown') return statesCharge(context);
  if (isSumOrDifference || items.some(isCategory)) return false;
  if (judgement === 'notLowest') return true;
  if (judgement === 'wrongSaving')
    return context.subject.named.length > 0 && savingsIn(context) === 1 && SAVES.test(context.subject.sentence);
  return isStatedOf(context) || (expected === undefined && (isLinked || isAskedPrice(context)));
}

const isForeign = ({ amount, publicText }: AmountInSentence): boolean =>
  /[$€¥]|euro|dollar|eur|usd/i.test(textAt(publicText, amount));

/** 'A vet abroad charges €30' is a price of others, but not 'you pay us €30'. */
const isOurs = ({ subject: { named, sentence } }: AmountInSentence): boolean =>
  named.length > 0 || /\b(?:we|us|our|i|here)\b/.test(sentence);

/** What is between a name and its price: 'with Ffion is just', 'come to', ': '. */
const STATES =
  /^(?:[^,;:£]{0,40}\b(?:is|are|(?:will )?costs?|comes? to|adds? up to|sets? you back|for|at))?(?: (?:you|only|just|about|around|now))*[ :]+$/;

/** 'A hair consultation sets you back £65', 'Two crowns are £1,390': the name of an item, and its price. */
function isStatedOf(context: AmountInSentence): boolean {
  const before = wordsBefore(context);
  const name = context.index.namesIn(before).findLast(({ items }) => !items.some(isCategory));
  if (name === undefined) return false;
  const between = before.slice(name.end);
  return STATES.test(between) && !BESIDE.test(before.slice(0, name.at)) && !ADDS.test(between);
}

/** 'Booster, check and two nurse clinics are £148': the last name of several. 'Without the plan, the visits come to £608' */
const BESIDE = /\b(?:and|plus|without|instead of|outside|before|after|than)(?: [\w-]+)? $/;
const ADDS = /\b(?:and|plus|without)\b/;

/** 'We take £70 off if you stay' is a reduction that no price shows. */
const SAVES = /\bsav(?:e[sd]?|ings?)\b/;

const savingsIn = (context: AmountInSentence): number =>
  context.amounts.filter((amount) => isInSentence(amount, context.subject) && isSaving({ ...context, amount })).length;

const CHARGES = /\b(?:costs?|charged?|is|are)(?: (?:you|only|just|about|around))* $/;
/** 'It costs', 'that is', 'the second one costs': the sentence before says what. */
const PRONOUN =
  /^\W*(?:(?:and|but|so|then|together|in all) )*(?:it|this|that|these|those|they|both|either|the two)\b|\b(?:it|this|that|they|one|ones|either) (?:(?:only|just|then) )?(?:is|are|costs?)(?: (?:you|only|just|about|around|now))* $/;

/** 'A late change costs £25.' */
const statesCharge = (context: AmountInSentence): boolean => {
  const { amount, amounts, subject, index } = context;
  return (
    !index.facts.has(amount.pence ?? Number.NaN) &&
    amounts.filter((other) => isInSentence(other, subject)).length === 1 &&
    CHARGES.test(wordsBefore(context)) &&
    !ADDS.test(wordsBefore(context)) &&
    !PRONOUN.test(subject.sentence) &&
    !PRONOUN.test(wordsBefore(context))
  );
};
