/** What is paid by the month: a plan at '£32 per month', or one in instalments. */
import { type AmountFact, isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';

type MonthlyAmount = Pick<AmountInSentence, 'amount' | 'subject' | 'index'>;

/** What follows the price of a month, but not 'off the second' or 'less'. */
const MONTHLY = /^ (?:(?:a|per|each|every) month|monthly)\b(?! (?:off|less|more|cheaper|dearer|extra)\b)/;
/** 'Two cats pay £15.50 and £14, that is £29.50 a month': a sum */
const SUM_BEFORE = /£[^;]*\b(?:that is|which is|together|in all|makes?|so|come to)\b[^£]*$/;

export const isPricedMonthly = (item: PricedItem): boolean =>
  !isCategory(item) && / (?:per|a) month$/.test(item.price ?? '');
const isPaidMonthly = (item: PricedItem): boolean =>
  isPricedMonthly(item) || (item.path[0] === 'programmes' && item.facts.some(isInstalment));
export const isInstalment = ({ part, derived }: AmountFact): boolean => part === true && !derived;

/** Whether the words after the amount say that it is paid by the month. */
export const isByMonth = (context: Pick<AmountInSentence, 'amount' | 'subject'>): boolean =>
  MONTHLY.test(wordsAfter(context));

/** The prices that are paid by the month, if the words after the amount say so. */
export const monthlyFacts = (context: MonthlyAmount): readonly AmountFact[] =>
  isByMonth(context) ? context.index.all.filter(isPricedMonthly).flatMap(({ facts }) => facts) : [];

/** 'Eighty-nine pounds a month': returns the only thing on sale that is paid by the month. */
export function meantMonthly(context: MonthlyAmount): PricedItem | undefined {
  if (!isByMonth(context)) return undefined;
  return onlyOne(context.index.all.filter(isPricedMonthly));
}

/**
 * 'Members pay £55 a month for their facial': returns the plan that the sentence names, also by a part of its name, or
 * that the text belongs to.
 */
export function ownMonthly(context: MonthlyAmount): PricedItem | undefined {
  const { items, owner, sentence } = context.subject;
  const before = wordsBefore(context);
  // 'Two small dogs pay £35.50 a month', but not 'two check-ups and more for £17.50 a month'
  const isOfSeveral = SUM_BEFORE.test(before) || countsIn(before).some(({ count }) => count > 1);
  const isMeant = (item: PricedItem) =>
    isPaidMonthly(item) && (!isOfSeveral || item.singles.includes(context.amount.pence ?? Number.NaN));
  if (!MONTHLY.test(wordsAfter(context))) return undefined;
  const named = items.filter((item) => item !== owner);
  // A word such as 'plan' is part of several names, and names none of them.
  const partlyNamed = () =>
    context.index.mentionsIn(sentence).flatMap((mention) => {
      const item = onlyOne(mention.items.filter(isPaidMonthly));
      return item ? [item] : [];
    });
  for (const some of [named, partlyNamed(), owner ? [owner] : []]) {
    const paid = new Set(some.filter(isMeant));
    if (paid.size > 0) return onlyOne(paid);
  }
  return undefined;
}
