/** Ages in answers that consist of little else, beside the minimum age. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({ 'clinic.minimumAge': 16 });

/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['How old do I have to be?', 'Eighteen.', '“Eighteen” is not the minimum age, which is 16.'],
  ['How old do I have to be?', 'Sixteen.', undefined],
  ['Am I too young?', 'Fourteen and over, with a letter.', '“Fourteen” is not the minimum age, which is 16.'],
  ['How old is the house?', 'Eighteen years, or a little more.', undefined],
  ['How old are your towels?', 'Fifteen, some of them.', undefined],
  ['May my family come too?', 'Please do not bring children under 10; the waiting room has a kettle.', undefined],
  ['May I bring my son?', 'We cannot look after children under 12 while you are with us.', undefined],
  ['Whom do you treat?', 'Nobody under 18.', '“18” is not the minimum age, which is 16.'],
  [
    'How young may a dancer be?',
    'Fourteen will do, and a parent signs.',
    '“Fourteen” is not the minimum age, which is 16.',
  ],
  ['Do you treat trainees?', 'From fourteen, if the school agrees.', '“fourteen” is not the minimum age, which is 16.'],
  ['Do you treat trainees?', 'From sixteen, if the school agrees.', undefined],
  ['May my son come alone?', 'From eighteen, yes.', undefined],
  ['Who comes?', 'Schoolboys of fourteen are in good hands.', '“fourteen” is not the minimum age, which is 16.'],
  ['Do you take cards?', 'From fifteen pounds.', undefined],
  ['From what age do you treat knees?', 'We begin from fourteen.', '“fourteen” is not the minimum age, which is 16.'],
  ['From what age do you treat knees?', 'We begin from sixteen.', undefined],
  ['What age does the law ask for?', 'Eighteen.', undefined],
];

suite('an age as an answer', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);
});
