/** What the second part of something costs: 'An hour is £66 and half an hour £40, so the second half-hour costs only £26.' */
import type { Pence } from '../../../../../facts/money.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';

const SECOND =
  /\b(?:so|for|makes?|means|meaning)(?: that)? (?:the|your|each|every|an?) (?:second|other|next|last|extra|further) (?:[\w-]+ ){1,3}?(?:then )?(?:costs?|is|are|comes? to|comes? at|you pay)(?: (?:you|just|only))* $/;

/** Returns the difference between the two prices that the sentence states before, if it goes on with a second part. */
export function priceOfSecond(context: AmountInSentence): Pence | undefined {
  const { amount, amounts, subject } = context;
  if (!SECOND.test(wordsBefore(context))) return undefined;
  const before = amounts.filter(({ normalAt }) => normalAt >= subject.start && normalAt < amount.normalAt);
  const [one, two, ...others] = before.map(({ pence }) => pence);
  return one === undefined || two === undefined || others.length > 0 ? undefined : Math.abs(one - two);
}
