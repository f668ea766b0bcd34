/** 'Two scrubs and two wraps are £180 at once. If you come once a year, one of each is £96.' */
import { combinationsOf } from '../../../../../facts/combinations.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { ABOUT, isNearly, isRoughly } from './near.ts';

const OF_EACH = /\b(?<count>one|two|three|four) of (?:each|both)\b/;

/** Whether the amount is the price of as many of each as the sentence says, of what the last sentence before names several. */
export function isOneOfEach(pence: Pence, context: AmountInSentence): boolean {
  const { amount, subject, text, index } = context;
  const count = writtenNumber(OF_EACH.exec(subject.sentence)?.groups?.count);
  if (count === undefined) return false;
  const named = sentencesIn(text.slice(0, amount.normalAt))
    .map((sentence) => new Set(index.namesIn(sentence.text).flatMap(({ items }) => items)))
    .findLast(({ size }) => size > 1);
  const isEqual = ABOUT.test(wordsBefore(context)) ? isRoughly : isNearly;
  return combinationsOf([...(named ?? [])].map(({ singles }) => ({ values: singles, count }))).some(({ total }) =>
    isEqual(total, pence),
  );
}
