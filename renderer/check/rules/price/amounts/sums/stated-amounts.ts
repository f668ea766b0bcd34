/** Amounts that a sentence computes from others that it states: '£175: 115 for the check and 60 for the test', 'six of £64 make £384'. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { isInSentence } from '../../../about/subject.ts';
import {
  type AmountInSentence,
  amountsBefore,
  segmentAfter,
  wordsAfter,
  wordsBefore,
} from '../sentence/amount-in-sentence.ts';

const PART = new RegExp(
  String.raw`(?<![\w£.,-])(\d{1,4}(?:\.\d\d)?|${NUMBER_IN_WORDS}) (?:is |are )?(?:for|goes to|towards)\b`,
  'g',
);

/** Whether the amount is the sum of the numbers after a colon, each of which is the price of something. */
export function isSumOfStated(context: AmountInSentence): boolean {
  const { amount, index } = context;
  const rest = segmentAfter(context);
  if (!/^ ?(?::|-+) /.test(rest)) return false;
  const parts = [...rest.matchAll(PART)].map(([, number]) => (writtenNumber(number) ?? Number.NaN) * 100);
  return (
    parts.length > 1 &&
    parts.every((part) => index.facts.has(part)) &&
    parts.reduce((sum, part) => sum + part, 0) === amount.pence
  );
}

/** Where the money goes: '£20 goes to the groomer', 'and £14 on shampoo' */
const SPENT = /^ (?:goes|go|is|are)? ?(?:on|to|towards|for)\b/;

/** Whether the amount is a part of the first one of its sentence: 'Of £52 for a groom, £20 goes to the groomer, £18 on rent and £14 on soap.' */
export function isPartOfStated(context: AmountInSentence): boolean {
  const { amount, amounts, subject, index } = context;
  const [whole, ...parts] = amounts.filter((each) => isInSentence(each, subject));
  return (
    parts.length > 1 &&
    parts.includes(amount) &&
    index.facts.has(whole?.pence ?? Number.NaN) &&
    parts.every((part) => SPENT.test(wordsAfter({ amount: part, subject }))) &&
    parts.reduce((sum, { pence = Number.NaN }) => sum + pence, 0) === whole?.pence
  );
}

const SECOND =
  /\b(?:so|for|makes?|means|meaning)(?: that)? (?:the|your|each|every|an?) (?:second|other|next|last|extra|further) (?:[\w-]+ ){1,3}?(?:then )?(?:costs?|is|are|comes? to|comes? at|you pay)(?: (?:you|just|only))* $/;

/**
 * Returns the difference between the two prices that the sentence states before, if it goes on with a second part: 'An
 * hour is £66 and half an hour £40, so the second half-hour costs only £26.'
 */
export function priceOfSecond(context: AmountInSentence): Pence | undefined {
  if (!SECOND.test(wordsBefore(context))) return undefined;
  const [one, two, ...others] = amountsBefore(context).map(({ pence }) => pence);
  return one === undefined || two === undefined || others.length > 0 ? undefined : Math.abs(one - two);
}

const COUNT = String.raw`\d{1,2}|${NUMBER_IN_WORDS}`;
const TIMES_SIGN = '(?:times|x|×)';
const TERM = String.raw`(?:(?:${COUNT}) ?${TIMES_SIGN} )?£[\d,.]*\d`;
const EQUATION = new RegExp(`${TERM}(?: ?(?:\\+|plus|and|-|minus) ?${TERM})+ ?= ?£[\\d,.]*\\d`, 'g');
/** A part of an equation can be several of one thing. */
const MOST_OF_ONE = 12;

/** '£78 + £208 + £132 = £418', '£35 + 2 × £15 = £65': where the amount stands in a sum that is right, each part of which is a price, or several of one. */
export function equationAround({ amount, amounts, text, index }: AmountInSentence): 'part' | 'total' | undefined {
  const equation = matchesOf(EQUATION, text).find(
    ({ index: at, 0: { length } }) => amount.normalAt >= at && amount.normalAt < at + length,
  );
  if (!equation) return undefined;
  const within = amounts.filter(
    ({ normalAt }) => normalAt >= equation.index && normalAt < equation.index + equation[0].length,
  );
  const parts = within.slice(0, -1);
  const isPrice = (pence: Pence) =>
    Array.from({ length: MOST_OF_ONE }, (_, number) => pence / (number + 1)).some((price) => index.facts.has(price));
  const terms = parts.map(({ normalAt, pence = Number.NaN }, at) => {
    const previous = parts[at - 1];
    const before = text.slice(previous ? previous.normalAt + previous.normalLength : equation.index, normalAt);
    return pence * signedCount(before);
  });
  const total = within.at(-1);
  const isRight =
    terms.reduce((sum, term) => sum + term, 0) === total?.pence &&
    parts.every(({ pence = Number.NaN }) => isPrice(pence));
  if (!isRight) return undefined;
  return amount.normalAt === total?.normalAt ? 'total' : 'part';
}

/** ' - 2 × ' → -2 */
const signedCount = (before: string): number => {
  const [, count] = new RegExp(`(${COUNT}) ?${TIMES_SIGN} $`).exec(before) ?? [];
  return (writtenNumber(count) ?? 1) * (/-|\bminus\b/.test(before) ? -1 : 1);
};

const MAKES = /\b(?:makes?|comes? to|adds? up to|totals?|is|are|in total)(?: (?:just|exactly))? $|= ?$/;

/** '£78, six times £13', '4 × £52 is £208' */
const TIMES = new RegExp(
  String.raw`£[\d,.]*\d,? (?:(?:which is|that is|or|=) )?(?<times>\d{1,2}|${NUMBER_IN_WORDS}) ?(?:times|x|×) £[\d,.]*\d|(?<count>\d{1,2}|${NUMBER_IN_WORDS}) ?(?:times|x|×) £[\d,.]*\d ?(?:is|are|makes?|=|comes? to) £[\d,.]*\d`,
  'g',
);

/** Whether the amount is a part of a product that is written out, and right. */
const isInProduct = ({ amount, amounts, text }: AmountInSentence): boolean =>
  matchesOf(TIMES, text).some(({ index: at, 0: { length }, groups: { times, count = '' } = {} }) => {
    const isWithin = ({ normalAt }: AmountInSentence['amount']) => normalAt >= at && normalAt < at + length;
    const [first = Number.NaN, second = Number.NaN] = amounts.filter(isWithin).map(({ pence }) => pence);
    if (!isWithin(amount)) return false;
    return times === undefined
      ? second === (writtenNumber(count) ?? 0) * first
      : first === (writtenNumber(times) ?? 0) * second;
  });

/** 'They are £24 and £18: £42': the amounts before it in its sentence, each of which is a price */
function isSumOfPrices(context: AmountInSentence): boolean {
  const parts = amountsBefore(context).map(({ pence = Number.NaN }) => pence);
  return (
    parts.length > 1 &&
    /[:=] $|\b(?:makes?|comes? to|adds? up to|totals?|together|in all|altogether)(?: (?:just|exactly|is))? $/.test(
      wordsBefore(context),
    ) &&
    parts.every((part) => context.index.facts.has(part)) &&
    parts.reduce((sum, part) => sum + part, 0) === context.amount.pence
  );
}

/** 'Six instalments of £64 make £384': the sentence itself states what it multiplies. */
export function isEquation(context: AmountInSentence): boolean {
  const { amount, amounts, subject } = context;
  if (isInProduct(context) || isSumOfPrices(context)) return true;
  if (!MAKES.test(wordsBefore({ amount, subject }))) return false;
  return amounts.some((part) => {
    const { normalAt, pence } = part;
    if (normalAt >= amount.normalAt || normalAt < subject.start || pence === undefined) return false;
    const count = countsIn(wordsBefore({ amount: part, subject })).at(-1)?.count;
    return count !== undefined && count > 1 && count * pence === amount.pence;
  });
}
