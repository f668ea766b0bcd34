/** Amounts that begin the answer to a question about a price. */
import { type AmountInSentence, wordsBefore } from './sentence/amount-in-sentence.ts';

export const ASKS_PRICE =
  /^(?:(?:and|so|but) )?(?:what (?:does|do|would|will) .*\bcosts?\?$|how much (?:is|are|does|do|would|will) |what (?:is|are) the (?:price|cost|fee)s? )/;
/** Words before an amount that begins an answer. */
const ANSWERS = /^(?:(?:it|that|this|which) (?:is|costs?|comes to) |just |only |about )*$/;

/** 'What does a first visit cost?', 'Ninety pounds, letter included.': the question names the item, and one of it. */
export function isAskedPrice({ amount, subject, index }: AmountInSentence): boolean {
  const { question, items } = subject;
  const [{ items: [asked] = [] } = {}, ...others] = index.namesIn(question);
  return (
    ASKS_PRICE.test(question) &&
    !/\bfor (?:two|three|four|five|six|a (?:couple|pair|group|family))\b/.test(question) &&
    ANSWERS.test(wordsBefore({ amount, subject })) &&
    others.length === 0 &&
    asked !== undefined &&
    items.length === 1 &&
    items[0] === asked
  );
}
