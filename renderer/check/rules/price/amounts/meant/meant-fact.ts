/** The fact that an amount is meant to state, although it has another amount: a course, a deposit, a fee. */
import type { AmountFact, PricedItem, PricedOption } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { formatPounds } from '../../../../../facts/money.ts';
import { feeInOtherWords } from '../fees/fees.ts';
import { isAboutCourse } from '../sentence/about-amount.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { figureName, keyOf } from '../sentence/fact-name.ts';
import { isApart } from '../sentence/sold-apart.ts';

/** A fact with the words that name it in a message. */
export interface MeantFact {
  /** '“Three floats”', 'the deposit' */
  readonly name: string;
  readonly price: string;
  /** The paths that quote it; several if it is computed from them. */
  readonly quotes: readonly string[];
  /** The item that the course belongs to. */
  readonly item?: PricedItem | undefined;
}

/** Returns a fact under the words for it; `undefined` if no path quotes it. */
export const meantAs = (name: string, fact: AmountFact | undefined): MeantFact | undefined =>
  fact?.quote === undefined ? undefined : { name, price: formatPounds(fact.pence, ','), quotes: [fact.quote] };

/** Returns a fee or another figure: 'the late fee'. */
export const meantAsFigure = (figure: AmountFact | undefined): MeantFact | undefined =>
  figure && meantAs(figureName(keyOf(figure)), figure);

/** '“£30” is not the deposit, which is £20.' */
export const meantMessage = ({ name, price }: MeantFact, amountText: string): string =>
  name.startsWith('“')
    ? `“${amountText}” is not the price of ${name} (${price}).`
    : `“${amountText}” is not ${name}, which is ${price}.`;

/** 'After the deposit, £1,830 is left': what remains, and not the deposit */
const REMAINS = /^ (?:(?:is|are|then|still) )*(?:left|remains?|remaining|outstanding|due|to (?:pay|find))\b/;

/** An amount that is more than so many times lower is not meant as the fee or the limit. */
const MAX_RATIO = 10;

/** Returns the deposit or the fee that the sentence or the question before it is about, unless two can be meant. */
export function meantFee(context: AmountInSentence): MeantFact | undefined {
  const { amount, amounts } = context;
  if (REMAINS.test(wordsAfter(context))) return undefined;
  const fee = feeInOtherWords(context);
  // 'People on a low income pay £35' states no limit of £23,000.
  if (fee && (amount.pence ?? 0) * MAX_RATIO < fee.pence) return undefined;
  // 'You pay {figures.deposit} when you book and £1,500 on the day.'
  return amounts.some(({ pence }) => pence === fee?.pence) ? undefined : meantAsFigure(fee);
}

/**
 * Returns the course of which the sentence counts the sessions: 'three floats cost £150', 'the course of floats is £150'.
 * The price of single sessions is not that of a course.
 */
export function meantCourse(context: AmountInSentence): MeantFact | undefined {
  const { index, subject } = context;
  const { items, owner } = subject;
  if (isApart(context)) return undefined;
  const before = wordsBefore(context);
  const counts = countsIn(before).map(({ count }) => count);
  // 'A single session on both underarms' on the page of underarms is not about the course of two peels.
  const mentioned = index
    .mentionsIn(before)
    .filter(({ isName }) => isName || (items.length === 0 && !owner))
    .flatMap((mention) => mention.items);
  for (const some of [items, owner ? [owner] : [], mentioned]) {
    const courses = coursesOf(some);
    const counted = courses.filter(({ course: { sessions = 0 } }) => counts.includes(sessions));
    const { course, item } = onlyOne(counted.length > 0 || !isAboutCourse(before) ? counted : courses) ?? {};
    const quote = course?.facts[0]?.quote;
    if (course && quote !== undefined) return { name: `“${course.title}”`, price: course.price, quotes: [quote], item };
  }
  return undefined;
}

const coursesOf = (items: readonly PricedItem[]): readonly { course: PricedOption; item: PricedItem }[] =>
  [...new Set(items)].flatMap((item) => (item.courses ?? []).map((course) => ({ course, item })));
