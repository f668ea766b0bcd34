/** Amounts by which a sentence compares prices: 'costs £20 more than', 'the remaining £630'. */
import { type AmountFact, isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { combinationsOf } from '../../../../../facts/combinations.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { NUMBER_IN_WORDS } from '../../../../../facts/number-words.ts';
import { normalNameOf } from '../../../about/names.ts';
import { optionIn } from '../../../about/options.ts';
import { type AmountInSentence, scopesOf, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { isAskedDifference } from '../sentence/asked-relation.ts';
import { FIRST_APPOINTMENT } from '../sentence/first-appointments.ts';
import { READINGS } from '../sentence/mention-tokens.ts';
import { certainDifference, isStep } from './compared-prices.ts';
import { countedItemsIn } from './counted-items.ts';
import { joinedToQuestion, poolOf, withPrevious, withQuestion } from './pool.ts';

const DIFFERENCE_BEFORE =
  /\b(?:rises?|rose|falls?|fell|drops?|dropped|goes (?:up|down)|increases?|decreases?) by (?:just |only |about )?$|\b(?:sav(?:e|es|ed|ing|ings)|difference|remain(?:s|ing|der)?|balance|rest|other|extra|additional|further|another|less|more|minus|plus(?! [^£]*\b(?:is|are|costs?|comes?|makes?|totals?)\b)|gap|differs?|adds|(?<!\bwe )add(?! up\b)|give or take)\b(?! than $)[^£]{0,24}$|\b(?:second|third|fourth|fifth|sixth|seventh|eighth|tenth|last|next)(?: one| session| visit| treatment)? (?:then )?(?:costs?|is|comes to|comes at)(?: you)?(?: (?:only|just))? $|\bdifference between [^£;.]{0,90}$/;
const DIFFERENCE_AFTER =
  /^(?:'s?)? (?:\w+ ){0,2}(?:more|less|off|cheaper|dearer|extra|saving|savings|discount|below|above|under|over|on top|higher|lower|remains?|left|due|outstanding|owing|to (?:come|go|pay)|difference|short of|behind|ahead of|better off|worse off|out of pocket)\b/;

/** Words for an amount that is paid by something else: 'with the voucher, £640 is left'. */
const SUBTRACTED =
  /\b(?:vouchers?|deposit|deduct\w*|taken off|(?:takes?|took|knocks?) [^.;]{0,30}£[\d,.]+ off|leaves?|towards|contribut\w*|credit\w*|refund\w*|redeem\w*|discount\w*)\b/;

/** 'More than 25 kg', 'less than a day before' and 'a booking for more than £200' compare no prices. */
const LIMIT =
  /\b(?:bookings?|bills?|orders?|invoices?|operations?|treatments?|anything|everything|purchases?) (?:(?:for|of|costing|that costs?|worth) )?(?:more|less) than £[\d.,]*\d|\b(?:more|less|fewer) than (?:\d+|an?|[a-z]+) ?(?:kgs?|kilos?|stone|years?|months?|weeks?|days?|hours?|minutes?|cm|mm|miles?|km)\b/g;
const withoutLimits = (text: string): string => text.replace(LIMIT, '');

/** Another quantity that differs, too: '£8 and ten minutes more' */
const AND_QUANTITY = new RegExp(
  `^ (?:and|or|plus) (?:about )?(?:(?:a|three) quarters? of an|half an|an?|\\d+|${NUMBER_IN_WORDS}) [a-z]+(?= )`,
);
const wordsCompared = (context: AmountInSentence): string => wordsAfter(context).replace(AND_QUANTITY, '');

/** Whether the words around an amount compare it: 'costs £20 more than', 'the remaining £630'. */
const isCompared = (context: AmountInSentence): boolean =>
  SUBTRACTED.test(context.subject.sentence) ||
  isStep(context) ||
  DIFFERENCE_BEFORE.test(withoutLimits(wordsBefore(context))) ||
  DIFFERENCE_AFTER.test(wordsCompared(context));

/** 'more than seeing us at the practice', 'less than an adult pays', 'below the usual rate': something without its name. */
const OTHER_PRICE =
  /\b(?:than|below|above|under|over)(?: (?:just|buying|booking|paying(?: for)?|for))? (?:(?:(?:on|by) (?:its|their) own|singly|separately|seeing|coming|visiting|at|in|here|one(?! (?:by|after|at a time)\b)|(?:\w+ )?(?:sessions|appointments|visits|treatments|consultations))\b|(?:an?|the|one|your|our|its|any|each) (?:[\w-]+ ){0,2}(?:session|visit|appointment|treatment|class|hour|rate|price|fee|cost|one)\b|(?:the|those) (?:[\w-]+ )?(?:sessions|visits|appointments) that\b|(?:[\w-]+ ){1,3}pays?\b)/;

const BETWEEN_TWO = /\bbetween the [\w-]+ (?:[\w-]+ )?and the [\w-]+/;

/** 'Between the smallest and the largest size lie £90 for a crown': two options of what the sentence mentions */
const isBetweenOptions = (pence: Pence, { subject: { sentence }, index }: AmountInSentence): boolean =>
  BETWEEN_TWO.test(sentence) &&
  index.mentionsIn(sentence).some(({ items }) => items.some(({ singles }) => isDifferenceOf(pence, singles)));

export function isDifference(pence: Pence, context: AmountInSentence): boolean {
  const certain = certainDifference(context);
  if (certain !== undefined) return certain === pence;
  if (isBetweenOptions(pence, context)) return true;
  if (isAskedDifference(context) && explainsAnswer(pence, context)) return true;
  if (!isCompared(context)) return false;
  if (isComparedInAnswer(context) && explainsAnswer(pence, context)) return true;
  const options = namedOptions(context);
  if (options.length > 1) return options.some((some) => options.includes(some + pence));
  // A price of £0 is left out, because the difference from it is every other price.
  const values = [context, withPrevious(context), withQuestion(context)].flatMap(poolOf).filter((value) => value > 0);
  if (isDifferenceOf(pence, values) || isSpentOn(pence, values, context) || isRestOfSum(pence, context)) return true;
  const others = comparesWithUnnamed(context) ? pricesOfUnnamed(context) : [];
  return values.some((value) => others.includes(value + pence) || others.includes(value - pence));
}

/** 'Is it dearer than a check?', 'By £30, yes': the question names one thing, and the page is about the other. */
function explainsAnswer(pence: Pence, context: AmountInSentence): boolean {
  const joined = joinedToQuestion(context);
  return (
    isDifferenceOf(pence, alternativesIn(joined)) ||
    joined.subject.items.some(({ facts }) =>
      facts.some(({ pence: saved, savedOn }) => savedOn !== undefined && saved === pence),
    )
  );
}

/** The differences between the prices that a question compares, if they are few. */
export function askedDifferences(context: AmountInSentence): readonly Pence[] {
  const { subject, index } = joinedToQuestion(context);
  const named = pricesOfAll([...subject.items, ...(subject.treated ? [subject.treated] : [])]);
  // A question about one thing can compare its options: 'Does polish cost more?'
  const options = index.optionsIn(subject.sentence).flatMap(({ items }) => items);
  const values =
    named.length > 1
      ? named
      : pricesOfAll([...subject.items, ...options.flatMap(({ path }) => index.itemAt(path) ?? [])]);
  return values.length > MAX_COMPARED
    ? []
    : [...new Set(values.flatMap((value) => values.flatMap((other) => (other > value ? [other - value] : []))))];
}
const MAX_COMPARED = 2;

const pricesOfAll = (items: readonly PricedItem[]): readonly Pence[] => [
  ...new Set(items.flatMap(({ singles }) => singles.filter((price) => price > 0))),
];

/** 'How does it compare with a check?' */
const ASKS_COMPARISON = /\b(?:more|less|dearer|cheaper|difference|expensive|compares?|compared)\b/;

/** 'How does it compare with a check?', 'It is £30 more.' */
export const isComparedInAnswer = (context: AmountInSentence): boolean =>
  ASKS_COMPARISON.test(context.subject.question) && isCompared(context);

/** 'A card of £200 covers a manicure and a scrub, and £56 are left': what an amount leaves after a sum */
const isRestOfSum = (pence: Pence, context: AmountInSentence): boolean => {
  const sums = READINGS.flatMap((reading) => {
    const counted = countedItemsIn(context, scopesOf(context).whole, reading).filter(({ name }) => name !== undefined);
    return combinationsOf(counted.map(({ singles, count }) => ({ values: singles, count })));
  });
  return context.amounts.some((other) =>
    sums.some(({ total }) => total > 0 && (other.pence ?? Number.NaN) - total === pence),
  );
};

/** 'Seventy pounds pays for a facial and leaves twelve over': a price, and what remains. */
const isSpentOn = (
  pence: Pence,
  values: readonly Pence[],
  { subject: { sentence }, amounts }: AmountInSentence,
): boolean =>
  /\bleav(?:es?|ing)\b/.test(sentence) && amounts.some(({ pence: rest = Number.NaN }) => values.includes(pence - rest));

const isDifferenceOf = (pence: Pence, values: readonly Pence[]): boolean =>
  values.some((value) => values.includes(value + pence));

/** What a question can compare: 'How much does sedation add?' means the option with sedation, and those without. */
const alternativesIn = (context: AmountInSentence): readonly Pence[] => [
  ...poolOf(context),
  ...(context.subject.treated?.singles ?? []),
  ...context.index
    .optionsIn(context.subject.sentence)
    .flatMap(({ items }) => items.flatMap(({ path }) => context.index.itemAt(path)?.singles ?? [])),
];

/** 'The laser is £20 dearer than saline': an amount of two prices, which is no saving. */
export const isComparison = (context: AmountInSentence): boolean =>
  /\bthan\b|\bdifference between\b/.test(withoutLimits(context.subject.sentence)) && isCompared(context);

/** 'The difference between £85 and £165 pays for the letter': the two prices, and not what lies between them. */
export const comparedFacts = (context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] =>
  /\b(?:difference|gap) between (?:the )?(?:£[\d.,]+ and (?:the )?)?$/.test(wordsBefore(context))
    ? same.filter(({ derived }) => !derived)
    : [];

const MORE_OR_LESS = /^ (?:more|extra|dearer|cheaper|less)\b/;

/** 'Choose sedation for just £100 more': an amount beside the price of what the sentence names. */
export const isMoreOrLess = (context: AmountInSentence): boolean => MORE_OR_LESS.test(wordsAfter(context));

/** 'The tint is £8 and ten minutes more': no price of the tint; but a fact in 'is £60 and ten minutes more than the other' may be one. */
export const mayBeMoreOrLess = (context: AmountInSentence): boolean => MORE_OR_LESS.test(wordsCompared(context));

/** The prices of the options that a sentence names, if it is about one treatment: 'saline is £20 cheaper than the laser'. */
function namedOptions({ subject: { sentence, items, owner } }: AmountInSentence): readonly Pence[] {
  const item = onlyOne(owner && items.every(isCategory) ? [owner] : items);
  // 'An hour costs less than two half-hours' compares with a multiple.
  if (!item || countsIn(sentence).some(({ count }) => count > 1)) return [];
  const clauses = sentence.split(COMPARES);
  return clauses.length < 2 ? [] : clauses.flatMap((clause) => optionIn(item, clause)?.option.facts[0]?.pence ?? []);
}

const COMPARES = /\b(?:than|as)\b/;

/** Returns true if the price with which a sentence compares belongs to something that it does not name. */
function comparesWithUnnamed({ subject: { sentence }, index }: AmountInSentence): boolean {
  const match = OTHER_PRICE.exec(sentence);
  if (!match) return false;
  const compared = sentence.slice(match.index);
  // The price of a first appointment is known.
  return compared.search(FIRST_APPOINTMENT) < 0 && index.mentionsIn(compared).every(({ isName }) => !isName);
}

/** 'Than an adult pays in person': the prices of that option of any treatment, otherwise every price that somebody is charged. */
function pricesOfUnnamed({ subject: { sentence }, index }: AmountInSentence): readonly Pence[] {
  const compared = sentence.slice(OTHER_PRICE.exec(sentence)?.index ?? 0);
  // A single word of a title, such as 'time', can mean anything.
  const options = index
    .optionsIn(compared)
    .flatMap(({ at, end, items }) => items.filter((option) => normalNameOf(option).length === end - at));
  if (options.length > 0) return pricesOfAll(options);
  return [...index.facts].flatMap(([pence, facts]) =>
    facts.some(({ savedOn, derived }) => savedOn === undefined && !derived) ? [pence] : [],
  );
}
