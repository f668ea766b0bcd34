import { normalise } from '../../../../facts/normalise.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { answersIn } from '../../about/questions.ts';
import type { PublicText } from '../../public-texts/index.ts';

const ASKS = /\bhow many (?<unit>minutes|hours|days|weeks|months|years)\b/;
const ANSWER = new RegExp(
  `^\\W*(?:(?:usually|normally|at least|about|around|only|just|after|for|within),? )*(?<number>${SHORT_NUMBER})(?=[.,;!]|$)`,
);

/** Returns the numbers at the start of answers, with the units for which their questions ask. */
export const bareNumbersIn = (publicText: PublicText, asked: string): readonly Quantity[] =>
  answersIn(publicText, asked).flatMap(({ question, answer, at }) => {
    const unit = ASKS.exec(question)?.groups?.unit;
    const { 0: words = '', groups: { number = '' } = {} } = unit === undefined ? {} : (ANSWER.exec(answer) ?? {});
    const [stated] = quantitiesIn(normalise(`${writtenNumber(number) ?? ''} ${unit}`));
    if (!stated) return [];
    const normalAt = at + words.length - number.length;
    const place = { normalAt, normalLength: number.length };
    return [{ ...stated, ...place, ...publicText.normal.original(normalAt, number.length) }];
  });
