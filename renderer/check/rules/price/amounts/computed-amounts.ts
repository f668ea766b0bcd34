/** Amounts that a sentence computes from facts: sums, multiples, differences and shares. */
import { combinationsOf, explainTotal, isCombined } from '../../../../facts/combinations.ts';
import { countsIn } from '../../../../facts/counts.ts';
import type { Pence } from '../../../../facts/money.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { holdsWords } from '../../../../facts/words.ts';
import { itemsWithOwner } from '../../about/subject.ts';
import { feesNamed } from './fees/fees.ts';
import { isAddedInCombination } from './meant/added-item.ts';
import { isRestAfterFee } from './meant/beside-named.ts';
import { isSavedWithBundle } from './meant/bundle-meant.ts';
import { expectedOfFurther, isTotalOfFurther } from './meant/further-ones.ts';
import {
  type AmountInSentence,
  type Scope,
  scopesOf,
  segmentBefore,
  wordsAfter,
  wordsBefore,
} from './sentence/amount-in-sentence.ts';
import { READINGS, type Reading } from './sentence/mention-tokens.ts';
import { isPricedMonthly } from './sentence/paid-monthly.ts';
import type { CountedItem } from './sentence/token.ts';
import { isRestOfAsked } from './sums/asked-money.ts';
import { isCourseAndMore, isRestOfOffer } from './sums/beside-bundles.ts';
import { countedItemsIn } from './sums/counted-items.ts';
import { isDifference } from './sums/differences.ts';
import { isSumOfPlans } from './sums/explained-by-count.ts';
import { isMultiple, isOneOfCounted } from './sums/multiples.ts';
import { isOneOfEach } from './sums/one-of-each.ts';
import { poolOf, withOwner, withPrevious, withQuestion } from './sums/pool.ts';
import { restsAfterDeposit } from './sums/rest-after-deposit.ts';
import { isSavingOfEach } from './sums/saving-of-each.ts';
import { isShare } from './sums/shares.ts';
import { isPartOfStated, isSumOfStated, priceOfSecond } from './sums/stated-amounts.ts';
import { type ExpectedTotal, TOGETHER } from './sums/totals.ts';

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
  if (!TOGETHER.test(context.subject.sentence) && !THAT_IS.test(wordsBefore(context))) return false;
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

/** 'a review and two follow-ups cost', 'a wax plus a tint is' */
const SUM_OF_TWO = /\band\b[^,;]*\b(?:are|cost|come)\b[^,;]*$|\bplus\b[^,;]*\b(?:is|are|costs?|comes?|makes?)\b[^,;]*$/;
/** 'Two extractions bring the bill to': what the text is about is part of it. */
const BILL = /\bbrings? (?:the|your) (?:bill|cost|price|total) (?:up )?to\b/;
/** More alternatives than this explain nothing to a reader. */
const MAX_COMBINATIONS = 3;
/** 'Ring 48 hours before' counts no visits, and 'for up to 16 people' no half days. */
const MAX_COUNT = 12;

/** In the text of an offer, “the two” are its parts. */
const isAboutParts = ({ subject: { items, named } }: AmountInSentence): boolean =>
  named.length === 0 && items.every(({ path: [part] }) => part === 'offers');

/** 'Both injections are £82' in the text of a treatment over two visits, which its price pays for. */
const isVisitsOfOne = ({ name = '', count }: CountedItem, { subject: { owner, named } }: AmountInSentence): boolean =>
  owner !== undefined && owner.sessions === count && owner.names.includes(name) && !named.includes(owner);

/** 'Without the plan, the eight appointments come to £608' are not eight plans that are paid by the month. */
const isSeveralOfPlan = ({ name = '', count }: CountedItem, { subject }: AmountInSentence): boolean =>
  count > 1 && itemsWithOwner(subject).some((item) => item.names.includes(name) && isPricedMonthly(item));

/** Returns the total that the amount should be, if it is meant as a sum or a multiple. */
export function expectedTotal(
  context: AmountInSentence,
  reading: Reading = 'of the subject',
): ExpectedTotal | undefined {
  const { before, after } = scopesOf(context);
  const { sentence } = context.subject;
  // A pair can be one of something: 'a pair of insoles'; “Both ears” can be an option.
  if (
    /\bpair\b/.test(sentence) ||
    EACH.test(wordsAfter(context)) ||
    isOneOfCounted(segmentBefore(context)) ||
    isAboutParts(context) ||
    namesCountedOption(context)
  )
    return undefined;
  const isSum = TOGETHER.test(sentence) || SUM_OF_TWO.test(segmentBefore(context));
  for (const scope of isOfNext(sentence.slice(after.from, after.to)) ? [before] : [before, after]) {
    const counted = countedItemsIn(context, scope, reading);
    // 'The programme for a knee comes to £892, and the one for a hip to £542' names one programme twice.
    if (counted.length > 1 && new Set(counted.map(({ name }) => name)).size < counted.length) continue;
    const items = counted.length > 0 && BILL.test(sentence) ? withOwner(context, counted) : counted;
    const further = expectedOfFurther(context, items);
    if (further) return further;
    if (items.some((item) => item.count > MAX_COUNT || isVisitsOfOne(item, context) || isSeveralOfPlan(item, context)))
      continue;
    const combinations = combinationsOf(items.map(({ singles, count }) => ({ values: singles, count }))).filter(
      isCombined,
    );
    const isMeant = items.length === 1 || isSum;
    if (
      isMeant &&
      combinations.length > 0 &&
      combinations.length <= MAX_COMBINATIONS &&
      items.every(({ name }) => name)
    )
      return { items, combinations };
  }
  return undefined;
}

/** '£25 for each of the three' */
const EACH = /^ (?:for )?(?:each|apiece)\b/;

/** 'Each further page is £25: a report of six pages is £170': the words between two amounts are about the second. */
const isOfNext = (between: string): boolean =>
  /[:;,].*\b(?:is|are|costs?|comes? to) (?:only |just |about )?$/.test(between);

/** 'Both ears cost £68': the number belongs to the title of an option of what the sentence is about. */
function namesCountedOption({ subject, index }: AmountInSentence): boolean {
  const options = itemsWithOwner(subject).flatMap((item) => item.options);
  const titles = options.map(({ title }) => normalise(title).text);
  return index.optionsIn(subject.sentence).some(({ at, end }) => {
    const words = subject.sentence.slice(at, end);
    // 'both' alone is short for “Both ears”, but 'three' is not short for “Three areas”.
    return (
      countsIn(words).length > 0 &&
      titles.some((title) => title === words || (words === 'both' && holdsWords(title, words)))
    );
  });
}
