/** A wrong amount in the answer to a question that compares prices: 'Is it cheaper to have both?', 'Yes, by £40.' */
import type { ProsePrice } from './prose-price.ts';
import type { AmountInSentence } from './sentence/amount-in-sentence.ts';
import { isAskedDifference, isCalledDifference } from './sentence/asked-relation.ts';
import { explainDifference } from './sums/compared-prices.ts';
import { askedDifferences, isComparedInAnswer } from './sums/differences.ts';
import { joinedToQuestion } from './sums/pool.ts';

/** 'Is it cheaper to have both?' asks for the saving on both. */
const ASKS_CHEAPER = /\b(?:cheaper|less)\b/;

/** Returns what the amount should be, if the question compares two prices, or asks about something that saves. */
export function askedComparison(
  context: AmountInSentence,
): Pick<ProsePrice, 'judgement' | 'items' | 'explanation' | 'isSumOrDifference'> | undefined {
  const isDifference = isAskedDifference(context) && isCalledDifference(context);
  if (!isDifference && !isComparedInAnswer(context)) return undefined;
  const { items } = joinedToQuestion(context).subject;
  const saves = items.filter(({ facts }) => facts.some(({ savedOn }) => savedOn !== undefined));
  if (ASKS_CHEAPER.test(context.subject.question) && saves.length === 1)
    return { judgement: 'wrongSaving', items: saves };
  const differences = askedDifferences(context);
  if (differences.length === 0) return undefined;
  return {
    judgement: 'contradicts',
    items,
    isSumOrDifference: true,
    explanation: explainDifference(context, differences),
  };
}
