/** Amounts that a sentence rounds: 'you save nearly £50', 'about £100'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { TOGETHER } from './totals.ts';

const BELOW = /\b(?:nearly|almost|just under|close to|not quite) $/;
const ABOVE = /\b(?:just over|a little over|a bit over|more than|over) $/;
const AROUND = /\b(?:about|around|roughly|some) $/;
/** How far an amount may be rounded. */
const TOLERANCE = 0.05;

/** Whether a sentence rounds one of these amounts. */
export function isRounded({ amount, subject }: AmountInSentence, facts: readonly AmountFact[]): boolean {
  const { pence } = amount;
  const before = wordsBefore({ amount, subject });
  if (pence === undefined) return false;
  const isBelow = BELOW.test(before) || AROUND.test(before);
  const isAbove = ABOVE.test(before) || AROUND.test(before);
  const [least, most] = [pence * (isBelow ? 1 - TOLERANCE : 1), pence * (isAbove ? 1 + TOLERANCE : 1)];
  return (isBelow || isAbove) && facts.some((fact) => fact.pence >= least && fact.pence <= most);
}

/** 'You get change from £100', 'under £100' */
const LIMIT = /\b(?:change (?:from|out of)|less than|under|below) $/;
/** A limit of more than twice the price says nothing about it. */
const MAX_LIMIT = 2;

/** Whether a sentence states a round amount above the price of one of something: 'five visits for under £300' is about a course. */
export function isLimitOf({ amount, subject }: AmountInSentence, facts: readonly AmountFact[]): boolean {
  const { pence } = amount;
  return (
    pence !== undefined &&
    LIMIT.test(wordsBefore({ amount, subject })) &&
    !TOGETHER.test(subject.sentence) &&
    countsIn(`${subject.question} ${subject.sentence}`).every(({ count }) => count === 1) &&
    facts.some((fact) => fact.pence < pence && fact.pence * MAX_LIMIT > pence)
  );
}
