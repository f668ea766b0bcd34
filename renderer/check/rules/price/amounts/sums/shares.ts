/** Amounts that are shares of a price: 'half of the fee', '£80 a visit', 'four parts of £85'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { type Count, countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { isInstalment, isPricedMonthly } from '../sentence/paid-monthly.ts';
import { percentagesFor } from '../sentence/percentages.ts';
import { ABOUT, isNearly, isRoughly } from './near.ts';
import { joinedToQuestion, poolOf, withPrevious } from './pool.ts';
import { pricesBeside } from './prices-beside.ts';
import { isRate } from './rates.ts';

/** 'half of the fee', 'a third', '20% of the price', '10% off' */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b(?! (?:an? |the )?hours?\b)(?! past)/, 1 / 2],
  [/\ba third\b/, 1 / 3],
  [/\btwo thirds\b/, 2 / 3],
  [/\ba quarter\b(?! (?:of an |past|to))/, 1 / 4],
  [/\bthree quarters\b/, 3 / 4],
];
/** 'Forty-five pounds, if you divide the price by six' */
const DIVIDED = /\bdivid(?:e|ed|es|ing)\b[^.;]*\bby $/;

/** Multiples of a monthly price that a sentence can state without a number. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:year|yearly|annual|annually)\b/, 12],
  [/\b(?:quarter|quarterly)\b/, 3],
];
/** What follows the price of one of several sessions: '£80 a visit'. */
const PER_SESSION = /^ (?:each|per|an?|every|apiece|for (?:each|every))\b/;
const EACH =
  /\b(?:each|every|apiece|works? out|per (?:session|visit|appointment|treatment|class)|(?:an?|one) (?:session|visit|appointment|treatment|class) (?:then |still )?(?:is|costs?|comes? (?:down )?to))\b/;
/** What comes before it: 'a course of six is £390, so each one is £65'. */
const EACH_BEFORE =
  /\beach(?: (?:one|session|visit|appointment|treatment|class|of (?:them|these)))? (?:then |still |only |just )?(?:is|costs?|comes? (?:down )?to|works? out at) (?:only |just )?$/;
/** What follows the price for one of several people or things; the sessions of a course are in its facts. */
const PER_PERSON = /^ (?:each|apiece|(?:per|an?) (?!(?:session|visit|appointment|treatment|class)\b))/;
/** 'twelve payments of £29', 'eight parts of £85', 'twice £340' */
const PARTS_BEFORE =
  /\b(?:payments?|months|parts?|portions?|halves|thirds|quarters|instalments?|rates|sums|bills) of(?: (?:about|just|only))? $|\b(?:twice|times|\d ?x|by) $/;

/** 'In twelve instalments that is £162.50 or £300 a month' */
const IN_PARTS = /\bin [\w-]+ (?:equal |monthly )?(?:instalments|payments|parts)\b[^.;:]*$/;

export function isShare(pence: Pence, context: AmountInSentence): boolean {
  const { sentence, items } = context.subject;
  const isMonthly = items.some(isPricedMonthly);
  const after = wordsAfter(context);
  const isPerSession = EACH.test(sentence) || PER_SESSION.test(after);
  const isPerPerson = PER_PERSON.test(after);
  const shares = [
    ...(isMonthly ? MONTHS.flatMap(([pattern, months]) => (pattern.test(sentence) ? [months] : [])) : []),
    ...items.flatMap(({ sessions }) => (isPerSession && sessions !== undefined ? [1 / sessions] : [])),
    // 'For a team of ten, that is £24 a head.'
    ...(isPerPerson ? countsIn(sentence).flatMap(({ count }) => (count > 1 ? [1 / count] : [])) : []),
    ...SHARES.flatMap(([pattern, share]) => (pattern.test(sentence) ? [share] : [])),
  ];
  return (
    isOneOfPayments(pence, context) ||
    isDivided(pence, context) ||
    isRate(pence, context) ||
    isShareOfHead(pence, context) ||
    isSessionOf(pence, context, PER_SESSION.test(after) || EACH_BEFORE.test(wordsBefore(context))) ||
    isShareOf(pence, shares, poolOf(context)) ||
    isPercentage(pence, context)
  );
}

const isShareOf = (pence: Pence, shares: readonly number[], values: readonly Pence[]): boolean =>
  shares.length > 0 && values.some((value) => shares.some((share) => isNearly(value * share, pence)));

/** '£46.80 for the lift' is a reduced price of the lift, and not of something else in the sentence. */
const isPercentage = (pence: Pence, context: AmountInSentence): boolean =>
  isShareOf(
    pence,
    percentagesFor(context).flatMap((percent) => [percent / 100, 1 - percent / 100]),
    pricesBeside(context) ?? poolOf(context),
  );

/** 'Twenty people in a day come to £34 a head': anything with a price, because no treatment is for so many. */
const isShareOfHead = (pence: Pence, context: AmountInSentence): boolean =>
  /^ (?:a|per) (?:head|person)\b/.test(wordsAfter(context)) &&
  countsIn(context.subject.sentence).some(({ count }) => count > 2 && context.index.facts.has(pence * count));

/** Whether the amount is the price of what the question or the sentence is about, divided by the number that it states. */
function isDivided(pence: Pence, context: AmountInSentence): boolean {
  const { sentence, items } = joinedToQuestion(context).subject;
  return countsIn(sentence)
    .filter(({ at }) => DIVIDED.test(sentence.slice(0, at)))
    .some(({ count }) => items.some(({ singles }) => singles.some((price) => isNearly(price / count, pence))));
}

/** 'Six sessions for £480 are £80 a session', 'six cost £330; that is £55 each' */
function isSessionOf(pence: Pence, context: AmountInSentence, isPerSession: boolean): boolean {
  const { amount, amounts } = context;
  const { subject } = withPrevious(context);
  const isEqual = ABOUT.test(wordsBefore(context)) ? isRoughly : isNearly;
  return (
    isPerSession &&
    amounts.some(
      (whole) =>
        whole.normalAt >= subject.start &&
        whole.normalAt < amount.normalAt &&
        countsIn(wordsBefore({ amount, subject })).some(
          ({ count }) => count > 1 && isEqual((whole.pence ?? Number.NaN) / count, pence),
        ),
    )
  );
}

/** Whether the payments that a sentence counts add up to a price: of what it is about, or of anything if it names nothing. */
function isOneOfPayments(pence: Pence, context: AmountInSentence): boolean {
  const { index, subject } = context;
  const { items } = subject;
  const before = wordsBefore(context);
  const isPaidOften = ({ count }: Count) => count > 1 && index.all.some(({ facts }) => isPlan(facts, pence, count));
  // 'You pay £220 a month, twelve times.'
  if (countsIn(subject.sentence).some(isPaidOften)) return true;
  const count = PARTS_BEFORE.test(before) || IN_PARTS.test(before) ? countsIn(before).at(-1)?.count : undefined;
  if (count === undefined) return false;
  const prices =
    items.length > 0 ? items.flatMap(({ facts }) => facts.map((fact) => fact.pence)) : [...index.facts.keys()];
  // 'A deposit of £200 and ten months of £80'
  const paidBefore = context.amounts.flatMap((other) => (other === context.amount ? [] : (other.pence ?? [])));
  return [0, ...paidBefore].some((paid) => prices.includes(paid + pence * count));
}

/** 'Pay in three parts of £120' beside the programmes of a page: the instalments of one of them. */
const isPlan = (facts: readonly AmountFact[], each: Pence, count: number): boolean =>
  facts.some((fact) => fact.pence === each && isInstalment(fact)) &&
  facts.some(({ pence, quote }) => quote?.endsWith('.total') === true && pence === each * count);
