/** A number at the start of an answer whose question says what it counts: 'Three, so you never wait long.' */
import { countsIn } from '../../../../../facts/counts.ts';
import { NUMBER_WORDS } from '../../../../../facts/number-words.ts';

const LEAD_IN =
  '(?:there (?:are|is room for)|we (?:have|are|take)|only|just|at present|at the moment|currently|now|up to|at most|no more than|never more than|a maximum of),? ';
/** Not 'three or four', and not 'two on most days'. */
const END =
  '[.;:!]|,(?! (?:or|on|if|sometimes)\\b)|$| (?:of (?:us|them)|altogether|in all|at (?:the )?most|at a time|at the moment|at present)\\b';
const ANSWER = new RegExp(
  `^\\W*(?:${LEAD_IN})*(?<text>\\d{1,2}|(?:half )?a dozen|${NUMBER_WORDS}(?: dozen)?)(?=${END})`,
);

interface AnsweredCount {
  readonly at: number;
  readonly text: string;
  readonly count: number;
}

/** Returns `undefined` if an answer does not begin with a number, or if that may not be the whole number. */
export function answeredCount(answer: string): AnsweredCount | undefined {
  const { 0: words = '', groups: { text = '' } = {} } = ANSWER.exec(answer) ?? {};
  const count = countsIn(text)[0]?.count;
  return count === undefined || count === 0 ? undefined : { at: words.length - text.length, text, count };
}
