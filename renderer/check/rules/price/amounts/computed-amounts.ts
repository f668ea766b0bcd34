/** Amounts that a sentence computes from facts: sums, multiples, differences and shares. */
import { explainTotal } from '../../../../facts/combinations.ts';
import type { Pence } from '../../../../facts/money.ts';
import { feesNamed } from './fees/fees.ts';
import { isAddedInCombination } from './meant/added-item.ts';
import { isRestAfterFee } from './meant/beside-named.ts';
import { isSavedWithBundle } from './meant/bundle-meant.ts';
import { isTotalOfFurther } from './meant/further-ones.ts';
import { type AmountInSentence, type Scope, scopesOf, wordsBefore } from './sentence/amount-in-sentence.ts';
import { READINGS } from './sentence/mention-tokens.ts';
import { isOneByOne } from './sentence/sold-apart.ts';
import type { CountedItem } from './sentence/token.ts';
import { isRestOfAsked } from './sums/asked-money.ts';
import { isCourseAndMore, isRestOfOffer } from './sums/beside-bundles.ts';
import { countedItemsIn } from './sums/counted-items.ts';
import { isDifference } from './sums/differences.ts';
import { isSumOfPlans } from './sums/explained-by-count.ts';
import { isMultiple } from './sums/multiples.ts';
import { isOneOfEach } from './sums/one-of-each.ts';
import { poolOf, withOwner, withPrevious, withQuestion } from './sums/pool.ts';
import { restsAfterDeposit } from './sums/rest-after-deposit.ts';
import { isSavingOfEach } from './sums/saving-of-each.ts';
import { isShare } from './sums/shares.ts';
import { isPartOfStated, isSumOfStated, priceOfSecond } from './sums/stated-amounts.ts';
import { TOGETHER } from './sums/totals.ts';

/** Whether the amount is a correct sum, multiple, difference or share of amounts that the sentence is about. */
export function isComputed(context: AmountInSentence): boolean {
  const { pence } = context.amount;
  if (pence === undefined) return false;
  const second = priceOfSecond(context);
  if (second !== undefined) return second === pence;
  return (
    isTotal(pence, context) ||
    isOneOfEach(pence, context) ||
    isMultiple(pence, context) ||
    isCourseAndMore(pence, context) ||
    isWithFee(pence, context) ||
    isTotalOfFurther(pence, context) ||
    isRestAfterFee(context) ||
    restsAfterDeposit(context).some(({ rest }) => rest === pence) ||
    isSumOfStated(context) ||
    isRestOfOffer(pence, context) ||
    isSavingOfEach(pence, context) ||
    isAddedInCombination(pence, context) ||
    isSavedWithBundle(pence, context) ||
    isDifference(pence, context) ||
    isShare(pence, context) ||
    isRestOfAsked(pence, context) ||
    isPartOfStated(context) ||
    isSumOfPlans(pence, context)
  );
}

const SUM = /\band\b.*\b(?:together|altogether|in total|in all|come to|comes to|add up to|make)\b/;
const WITH_ANOTHER = /\b(?:with (?:one|an?|the|your)|plus|added|together with)\b/;

/** 'An excision with one sample is £618 in all': a price and a fee that the sentence calls by another name. */
function isWithFee(pence: Pence, context: AmountInSentence): boolean {
  const { subject, index } = context;
  if (!WITH_ANOTHER.test(subject.sentence) && !SUM.test(subject.sentence)) return false;
  // 'A wax plus a tint' names both parts of the sum.
  const named = new Set(countedItemsIn(context, scopesOf(context).before, 'options').flatMap(({ name = [] }) => name));
  const fees = named.size > 1 ? feesNamed(subject.sentence, index) : index.fees;
  const pool = poolOf(context);
  return fees.some((fee) => pool.includes(pence - fee.pence));
}

function isTotal(pence: Pence, context: AmountInSentence): boolean {
  const { before, after } = scopesOf(context);
  const near = [before, after].flatMap((scope) => readings(context, scope));
  if (near.some((items) => explains(pence, items))) return true;
  const isSum = TOGETHER.test(context.subject.sentence) || isOneByOne(context) || THAT_IS.test(wordsBefore(context));
  if (!isSum) return false;
  const around = [context, withPrevious(context), withQuestion(context)].flatMap((each) =>
    readings(each, scopesOf(each).whole),
  );
  return [
    ...around,
    ...near.map((items) => withOwner(context, items)),
    ...around.map((items) => withOwner(context, items)),
  ].some((items) => explains(pence, items));
}

/** 'You need two fillings and a polish. In winter, that is £310.' */
const THAT_IS = /\b(?:that|this|it|which) (?:is|costs?|would be|would cost)\b/;

/** Two of an item can be two of its options: 'brother and sister together are £166'. */
const explains = (pence: Pence, items: readonly CountedItem[]): boolean =>
  [items, items.flatMap((item) => (item.count === 2 ? [one(item), one(item)] : [item]))].some((each) =>
    explainTotal(pence, each),
  );
const one = (item: CountedItem): CountedItem => ({ ...item, count: 1 });

const readings = (context: AmountInSentence, scope: Scope): readonly (readonly CountedItem[])[] =>
  READINGS.map((reading) => countedItemsIn(context, scope, reading));
