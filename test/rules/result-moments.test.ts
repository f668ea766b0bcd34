/** Days on which results are promised, beside the figure that states how long they take. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({ 'figures.results': 'three working days' });
const differs = (words: string) => `“${words}” differs from “results”, which is three working days.`;

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['When do I get my results?', 'Usually on the same day.', differs('the same day')],
  ['How soon are the results back?', 'The next morning.', differs('The next morning')],
  ['How soon are the results back?', 'By the end of the week.', undefined],
  ['When do I get my results?', 'The same day, if the courier is punctual.', undefined],
  ['When do I see results of the exercises?', 'The next day.', undefined],
  ['When do I get the results of a massage?', 'The same day.', undefined],
  ['What happens next?', 'You go home. The results are with you the next day.', differs('the next day')],
  ['What happens next?', 'The answer is in your inbox by the end of the week.', undefined],
  ['What happens next?', 'If all is well, the results are with you the next day.', undefined],
  ['What happens next?', 'The dressing comes off the next day.', undefined],
];

suite('the day of a result', (test) => testAnswers(test, messagesAbout, ANSWERS));
