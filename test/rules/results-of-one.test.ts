/** When results are ready, in texts that name no treatment, beside the only figure about results. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({ 'catalogue.massage.figures.results': 'four working days' });

const DIFFERS = ' differs from “results” of “Massage”, which is four working days.';
/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['What happens next?', 'Your results are back in a week.', `“a week”${DIFFERS}`],
  ['What happens next?', 'Your results are back in four working days.', undefined],
  ['What happens next?', 'Results of the scan are back in a week.', undefined],
  ['What happens next?', 'Hearing results are back in a week.', undefined],
  ['What happens next?', 'You see the first results after two weeks.', undefined],
  ['When will I have my results?', 'Within two days.', `“two days”${DIFFERS}`],
  ['When will I have my results?', 'You will hear from us by noon the next day.', `“the next day”${DIFFERS}`],
  ['When will I see results?', 'Often the next day.', undefined],
];

suite('the only figure about results', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);
});
