/** A time that is enough, before a sentence that quotes the same limit as too little: 24 hours. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const notice = (words: string) => `“${words}” differs from “notice”, which is 24 hours.`;
const ILL = 'What if I am ill?';
const KEPT = 'With less than {figures.notice} to go, we keep it.';

const ANSWERS: readonly AnsweredQuestion[] = [
  [
    ILL,
    `Ring or write at least two days before, and we move your deposit to another date. ${KEPT}`,
    notice('two days'),
  ],
  [ILL, `Ring or write at least a day before, and we move your deposit to another date. ${KEPT}`, undefined],
  [
    ILL,
    'Up to three days before, it costs nothing. Later than {figures.notice} before it, half.',
    notice('three days'),
  ],
  [ILL, 'Up to 24 hours before, it costs nothing. Later than {figures.notice} before it, half.', undefined],
  [ILL, `Up to a week before, you have it back; up to two days before, you move it. ${KEPT}`, undefined],
  [ILL, `With a fever, wait at least two days before you come. ${KEPT}`, undefined],
  [ILL, 'Groups tell us at least a week before. We charge half with less than {figures.notice} to go.', undefined],
];

suite('two sides of a limit', (test) => testAnswers(test, factsAnswered({}), ANSWERS));
