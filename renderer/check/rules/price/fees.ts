/** The facts that an amount repeats although the sentence does not call them by their name: fees, first appointments. */
import type { AmountFact } from '../../../config/derived/priced.ts';
import { OTHERS } from './about-amount.ts';
import type { AmountInText } from './amount-in-text.ts';
import { FIRST_APPOINTMENT } from './counted-items.ts';

/** True if the sentence mentions a fee of the config, which has another amount. */
const mentionsFigure = ({ subject: { sentence }, index }: AmountInText): boolean =>
  index.mentionsIn(sentence).some(({ items }) => items.some(({ path: [part] }) => part === 'figures'));

/** Words for the first appointment. */
const CONSULTATION = /\bconsult/;
const GIFT = /gift|voucher/;
/** A fee that the sentence does not call by its name; “we charge £35” can be the price of anything. */
const FEE = /\b(?:fees?|deposits?|gift|vouchers?|charge of|an? (?:[\w-]+ ){0,3}charge)\b/;
/** What a fee for a late cancellation is charged for, in other words. */
const MISSES =
  /\b(?:miss(?:es|ed|ing)?|no-shows?|(?:short|enough|without|less|late|too little|proper) notice|(?:not|n't|fails? to|without) (?:turn(?:ing)? up|com(?:e|ing)|attend(?:ing)?|show(?:ing)? up|cancel\w*)|late cancel\w*)\b/;
const MISSED_FEE = /late|miss|cancel|show|attend/i;

/**
 * The facts with this amount of items and fees that the sentence mentions. An equal amount of anything else is a
 * coincidence: “a hard case is £35” does not repeat a fee of £35.
 */
export function otherFacts(context: AmountInText, same: readonly AmountFact[]): readonly AmountFact[] {
  if (same.length === 0) return same;
  const { subject, index } = context;
  const { sentence } = subject;
  const mentioned = index.mentionsIn(sentence).flatMap(({ items }) => items.flatMap(({ facts }) => facts));
  const isFee = FEE.test(sentence) && !OTHERS.test(sentence) && !mentionsFigure(context);
  const meant = [
    ...mentioned,
    ...(CONSULTATION.test(sentence) || sentence.search(FIRST_APPOINTMENT) >= 0 ? index.firstAppointments : []),
    ...(isFee ? index.fees.filter(({ quote = '' }) => !GIFT.test(sentence) || GIFT.test(quote.toLowerCase())) : []),
    ...(MISSES.test(sentence) ? index.fees.filter(({ quote = '' }) => MISSED_FEE.test(quote)) : []),
  ];
  return meant.filter((fact) => same.includes(fact));
}
