/** Amounts that a number of months or minutes explains: 'twelve months come to £1,152' of £96 a month. */
import { isCategory } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import { type AmountInSentence, wordsAfter, wordsBefore, wordsBeside } from '../sentence/amount-in-sentence.ts';
import { isByMonth, isPricedMonthly } from '../sentence/paid-monthly.ts';
import { expectedForTime } from './priced-by-time.ts';
import { type ExpectedTotal, multipleOf } from './totals.ts';

const PERIOD_WORDS = `(?:(?<months>${SHORT_NUMBER}) (?:months|(?:monthly )?payments)|(?<years>an?|one|the|a whole|a full|${SHORT_NUMBER}) years?)\\b`;
const PERIOD = new RegExp(`\\b${PERIOD_WORDS}`);
/** 'Over a year, you pay', 'two years in the club cost'; not 'twice a year' */
const PERIOD_BEFORE = new RegExp(
  `(?:^ ?|[,;:] ?|\\b(?:over|for|in|after|within|during|across|throughout|and|so|but) )(?:the (?:first|whole|full) )?${PERIOD_WORDS}`,
);
const PERIOD_AFTER = new RegExp(
  `^ (?:(?:per|each|every|over|in|for|after|within) )?(?:the (?:first|whole|full) )?${PERIOD_WORDS}`,
);
const A_YEAR = /^ (?:per|each|every) year\b/;
const MONTHS_OF_YEAR = 12;

/** Whether as many months or minutes as the sentence counts cost this amount. */
export function isExplainedByCount(context: AmountInSentence): boolean {
  const { pence } = context.amount;
  return (
    pence !== undefined &&
    (isTotalOfMonths(context, pence) ||
      expectedForTime(context)?.combinations.some(({ total }) => total === pence) === true)
  );
}

function isTotalOfMonths(context: AmountInSentence, pence: number): boolean {
  const { sentence, question } = context.subject;
  const months = monthsIn(sentence) ?? monthsIn(question) ?? monthsIn(wordsBeside(context).toLowerCase());
  if (months === undefined) return false;
  return context.index.all.some((item) => isPricedMonthly(item) && item.singles.includes(pence / months));
}

/** 'Two adults and three teenagers pay £46 a month': as many of two plans, whose names the sentence does not use. */
export function isSumOfPlans(pence: number, context: AmountInSentence): boolean {
  const { subject, index } = context;
  if (!isByMonth(context)) return false;
  const counts = countsIn(subject.sentence).map(({ count }) => count);
  const plans = index.all.filter(isPricedMonthly);
  const costs = plans.map(({ singles }) => counts.flatMap((count) => singles.map((price) => count * price)));
  return costs.some((one, at) => costs.slice(at + 1).some((other) => one.some((cost) => other.includes(pence - cost))));
}

/** Returns what the months of a sentence cost: 'Over a year, the plan costs £264', if a month is £24. */
export function expectedForMonths(context: AmountInSentence): ExpectedTotal | undefined {
  const { items, sentence } = context.subject;
  const mentioned = context.index.mentionsIn(sentence).flatMap((mention) => mention.items);
  const monthly = new Set([...itemsWithOwner(context.subject), ...mentioned].filter(isPricedMonthly));
  const item = onlyOne(monthly);
  // 'Over a year, members pay £30 for a check': the price of something else.
  if (items.some((each) => !monthly.has(each) && !isCategory(each))) return undefined;
  const after = wordsAfter(context);
  const count = A_YEAR.test(after)
    ? MONTHS_OF_YEAR
    : (monthsIn(after, PERIOD_AFTER) ??
      (OF_UNIT.test(after) ? undefined : monthsIn(wordsBefore(context), PERIOD_BEFORE)));
  return !item || count === undefined ? undefined : multipleOf(item, count);
}
/** 'Over a year, that is £24 a month' */
const OF_UNIT = /^ (?:per|a|an|each|every) [a-z]/;

function monthsIn(text: string, period = PERIOD): number | undefined {
  const { months, years } = period.exec(text)?.groups ?? {};
  if (months !== undefined) return writtenNumber(months);
  return years === undefined ? undefined : (writtenNumber(years) ?? 1) * MONTHS_OF_YEAR;
}
