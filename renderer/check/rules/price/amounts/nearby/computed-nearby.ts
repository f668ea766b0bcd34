/** Computes amounts from others in the same text: sums, differences, multiples, shares, and the rest of a price. */
import { isCategory } from '../../../../../config/derived/priced.ts';
import { amountsIn } from '../../../../../facts/amounts.ts';
import { combinationsOf } from '../../../../../facts/combinations.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { sentenceSpanBefore } from '../../../../../facts/sentences.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountWithFacts } from '../amount-with-facts.ts';
import { feesNamed } from '../fees/fees.ts';
import { type AmountInSentence, isFigure, wordsBeside } from '../sentence/amount-in-sentence.ts';
import { percentagesFor } from '../sentence/percentages.ts';
import { withPrevious } from '../sums/pool.ts';
import { pricesBeside } from '../sums/prices-beside.ts';
import { countsOf, isMultipleOrShare, isPercentOf } from './arithmetic.ts';
import { isOfColumn } from './of-column.ts';
import { workedAmounts } from './worked-amounts.ts';

/**
 * Whether a computation with the other amounts of the text, and the prices of what it is about, gives this amount. Only a
 * difference can be saved.
 */
export function isComputedNearby({ context, isSaved }: Pick<AmountWithFacts, 'context' | 'isSaved'>): boolean {
  const { pence } = context.amount;
  if (pence === undefined) return false;
  if (isOfColumn(context)) return true;
  const prices = pricesNearby(context);
  const counts = countsOf(`${wordsNearby(context)}\n${previousSentence(context)}`);
  const severalNamed = multiplesOf([...prices, ...pricesAround(context)], counts);
  const known = new Set([...context.index.facts.keys(), ...prices, ...severalNamed, ...context.explainedBeside]);
  const worked = workedAmounts(context, known, isSaved);
  if (worked.has(pence)) return true;
  const written = otherAmounts(context, (value) => known.has(value) || worked.has(value));
  // 'which is £330 less four times £38'
  const multiples = multiplesOf(written, counts);
  const all = [...written, ...prices, ...multiples];
  return (
    written.some((one) => isDifference(pence, one, isSaved && written.length > 1 ? written : all)) ||
    [1, ...counts].some((count) => isReduced(pence / count, pricesBeside(context) ?? prices, context)) ||
    (!isSaved &&
      (isSum(pence, written) ||
        (ADDS.test(context.text) && written.some((one) => all.includes(pence - one))) ||
        severalNamed.includes(pence) ||
        counts.some((count) => written.some((value) => isMultipleOrShare(pence, count, value))) ||
        isHalf(pence, prices, context) ||
        isPairOf(pence, prices, context) ||
        isPartOf(pence, prices, counts, context) ||
        isChanged(pence, prices, written, context))) ||
    (isFigure(context) && written.includes(pence))
  );
}

const multiplesOf = (values: readonly Pence[], counts: readonly number[]): readonly Pence[] =>
  counts.flatMap((count) => values.map((value) => count * value));

/** The other amounts of the text and beside it; an amount that is neither a fact nor computed explains nothing. */
function otherAmounts(context: AmountInSentence, isKnown: (pence: Pence) => boolean): readonly Pence[] {
  const { amount, amounts } = context;
  const penceIn = (words: string) => amountsIn(normalise(words)).flatMap(({ pence }) => pence ?? []);
  const own = amounts.filter((other) => other !== amount).flatMap(({ pence }) => pence ?? []);
  // The other entries of a list are judged themselves.
  const entries = isTotalOfList(context) ? penceIn(context.neighbouringText) : [];
  const written = [...[...own, ...penceIn(wordsBeside(context))].filter(isKnown), ...entries];
  return [...new Set(written)].filter((pence) => pence !== amount.pence || isFigure(context));
}

/** 'Total: £735', 'Together that is £320.': the sum of entries of the list, or of the table above */
const isTotalOfList = ({ subject: { sentence } }: AmountInSentence): boolean =>
  /^\W*(?:in )?(?:the )?(?:total|sum|together|altogether|all in all|all together)\b/.test(sentence);

/** The prices of what the sentence, the one before and the row are about, and the fees that they name. */
function pricesNearby(context: AmountInSentence): readonly Pence[] {
  const { subject, index } = context;
  const words = wordsNearby(context);
  const items = [...index.mentionsIn(words).flatMap((mention) => mention.items), ...itemsWithOwner(subject)];
  const facts = [...items.flatMap((item) => item.facts), ...feesNamed(words, index)];
  return [
    ...new Set([
      ...items.flatMap(({ singles }) => singles),
      ...facts.flatMap(({ pence, derived }) => (derived ? [] : [pence])),
    ]),
  ];
}

/** The prices of one of what the text and its neighbours name, or of which they state another price: 'a course at £375'. */
function pricesAround({ text, neighbouringText, amounts, subject, index }: AmountInSentence): readonly Pence[] {
  // 'Two follow-ups come to £112' states what it counts.
  if (subject.named.length > 0) return [];
  const named = index.namesIn(`${text}\n${neighbouringText}`).flatMap(({ items }) => items);
  const stated = index.all.filter(({ courses = [] }) =>
    courses.some(({ facts: [price] }) => amounts.some(({ pence }) => pence !== undefined && pence === price?.pence)),
  );
  return [...named.filter((item) => !isCategory(item)), ...stated].flatMap(({ singles }) => singles);
}

/** A text with more amounts than this is a list. */
const MOST_ADDENDS = 6;

/** Whether two or more of the amounts add up to this one. */
function isSum(pence: Pence, written: readonly Pence[]): boolean {
  if (written.length > MOST_ADDENDS) return false;
  const sums = combinationsOf(written.map((value) => ({ values: [0, value], count: 1 })));
  return sums.some(({ total, terms }) => total === pence && terms.filter(({ value }) => value > 0).length > 1);
}

const isDifference = (pence: Pence, one: Pence, others: readonly Pence[]): boolean =>
  others.some((other) => Math.abs(one - other) === pence);

/** Words with which a price is added to an amount of the text. */
const ADDS =
  /\b(?:and|plus|with|also|too|adds?|added|extra|more|dearer|together|total|sum|in all|altogether|both)\b|\+/;

/**
 * 'You pay half of the price. For a consultation that is £97.50, for a long one £120.': if several amounts are halves, “a
 * long one” can mean anything that has a price.
 */
function isHalf(pence: Pence, prices: readonly Pence[], { text, amounts, index }: AmountInSentence): boolean {
  if (!/\bhalf\b(?! an? )/.test(text)) return false;
  const isHalfOf = (half: Pence, price: Pence) => isMultipleOrShare(half, 2, price) && half < price;
  const named = index.namesIn(text).flatMap(({ items }) => items.flatMap(({ singles }) => singles));
  const halves = amounts.filter((each) => named.some((price) => isHalfOf(each.pence ?? Number.NaN, price)));
  return [...prices, ...(halves.length > 1 ? index.facts.keys() : [])].some((price) => isHalfOf(pence, price));
}

/** 'Students pay 20% less: a manicure is £28.80', 'so four save £28.80' */
const isReduced = (pence: Pence, prices: readonly Pence[], context: AmountInSentence): boolean =>
  percentagesFor(context).some((percent) => prices.some((price) => isPercentOf(price, percent, pence)));

/** 'The test and the blood sample. Those two alone are £73.' */
const isPairOf = (pence: Pence, prices: readonly Pence[], { subject: { sentence } }: AmountInSentence): boolean =>
  /\b(?:the two|those two|these two|both|together)\b/.test(sentence) &&
  prices.some((one) => prices.includes(pence - one));

/** 'After one of the six sessions, this is £65', 'so £53 each': a share of a price, and how many have it. */
const isPartOf = (
  pence: Pence,
  prices: readonly Pence[],
  counts: readonly number[],
  { subject: { sentence } }: AmountInSentence,
): boolean =>
  /\beach\b|\b(?:one|two|first) of (?:the|your|these)\b|\ba (?:session|visit|class|month|piece|head)\b/.test(
    sentence,
  ) && counts.some((count) => prices.some((price) => pence < price && isMultipleOrShare(pence, count, price)));

const CHANGES = /\b(?:off|minus|less|instead|without|deduct\w*|swap\w*|replac\w*)\b/;
/** 'We take off £48 and add £65, so the package is £312.' */
const isChanged = (
  pence: Pence,
  prices: readonly Pence[],
  written: readonly Pence[],
  { text }: AmountInSentence,
): boolean =>
  CHANGES.test(text) &&
  written.length > 1 &&
  written.length <= MOST_ADDENDS &&
  written.some((less) => written.some((more) => less !== more && prices.includes(pence + less - more)));

/** 'Two checks belong to it. One alone is £24, so this part is worth £48.' */
const previousSentence = ({ text, subject: { start } }: AmountInSentence): string =>
  start === 0 ? '' : sentenceSpanBefore(text, start).text;

/** The sentence, the one before, and the row. */
const wordsNearby = (context: AmountInSentence): string =>
  `${withPrevious(context).subject.sentence}\n${wordsBeside(context)}`;
