/** An amount whose parts its own sentence states without a sign: '£175: 115 for the check and 60 for the test'. */
import { NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { type AmountInSentence, scopesOf } from '../sentence/amount-in-sentence.ts';

const PART = new RegExp(
  String.raw`(?<![\w£.,-])(\d{1,4}(?:\.\d\d)?|${NUMBER_IN_WORDS}) (?:is |are )?(?:for|goes to|towards)\b`,
  'g',
);

/** Whether the amount is the sum of the numbers after a colon, each of which is the price of something. */
export function isSumOfStated(context: AmountInSentence): boolean {
  const { amount, subject, index } = context;
  const { after } = scopesOf(context);
  const rest = subject.sentence.slice(after.from, after.to);
  if (!/^ ?(?::|-+) /.test(rest)) return false;
  const parts = [...rest.matchAll(PART)].map(([, number]) => (writtenNumber(number) ?? Number.NaN) * 100);
  return (
    parts.length > 1 &&
    parts.every((part) => index.facts.has(part)) &&
    parts.reduce((sum, part) => sum + part, 0) === amount.pence
  );
}
