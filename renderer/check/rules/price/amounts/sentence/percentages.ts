/** The discounts that an amount can contain: those that its text states, and the standing ones of a plan. */
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import { type AmountInSentence, wordsBeside } from './amount-in-sentence.ts';
import { isPricedMonthly } from './paid-monthly.ts';
import { VALUE } from './percent-words.ts';

const PERCENTAGE = new RegExp(`(?<![\\w.])(${VALUE}) ?(?:%|per ?cent)`, 'g');

/** The percentages in normalised text. */
export const percentagesIn = (text: string): readonly number[] =>
  [...text.matchAll(PERCENTAGE)].flatMap(([, value]) => writtenNumber(value) ?? []);

const OF_SOME =
  /\b(?:members?|membership|plan|club|subscribers?|students?|seniors?|pensioners?|nurses?|teachers?|carers?|veterans?|forces|concessions?|discounts?|fees?)\b/;

/** Returns the percentages near the amount; those of the config if the text is about a plan, a fee or those who pay less. */
export function percentagesFor(context: AmountInSentence): readonly number[] {
  const { text, subject, index } = context;
  const around = `${subject.question} ${text} ${wordsBeside(context)}`;
  const isOfPlan = OF_SOME.test(around) || itemsWithOwner(subject).some(isPricedMonthly);
  return [...new Set([...percentagesIn(around), ...(isOfPlan ? index.discounts : [])])];
}
