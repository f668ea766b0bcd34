/** Answers that leave the unit of a number to their question: 'How many minutes is a massage? Forty.' */
import type { Normalised } from '../../../../facts/normalise.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../facts/number-words.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';

const ASKS = /\bhow many (?<unit>minutes|hours|days|weeks|months|years)\b/;
const ANSWER = new RegExp(
  `^\\W*(?:(?:usually|normally|at least|about|around|only|just|after|for|within),? )*(?<number>\\d{1,3}|${SHORT_NUMBER_IN_WORDS})(?=[.,;!]|$)`,
);

/** Returns the number at the start of an answer, with the unit for which its question asks. */
export function bareNumberIn(normal: Normalised, question: string): readonly Quantity[] {
  const unit = ASKS.exec(question)?.groups?.unit;
  const { 0: words = '', groups: { number = '' } = {} } = unit === undefined ? {} : (ANSWER.exec(normal.text) ?? {});
  const [stated] = quantitiesIn(normalise(`${writtenNumber(number) ?? ''} ${unit}`));
  if (!stated) return [];
  const normalAt = words.length - number.length;
  return [{ ...stated, normalAt, normalLength: number.length, ...normal.original(normalAt, number.length) }];
}
