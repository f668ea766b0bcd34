/** Ages from which one thing is offered, and the ages of babies, in few words. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({ 'clinic.minimumAge': 3, 'figures.saunaAge': '16', 'figures.podsFrom': '14' });

const SAUNA = ' differs from “sauna age”, which is 16.';
const MINIMUM = ' is not the minimum age, which is 3.';
/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['What is new?', 'The sauna, from fourteen.', `“fourteen”${SAUNA}`],
  ['What is new?', 'The sauna, from sixteen.', undefined],
  ['What is new?', 'The sauna, from fifteen metres away.', undefined],
  ['What is new?', 'Cold baths from 12, the sauna from 16.', undefined],
  ['What is new?', 'Everything from three, but not for the sauna.', undefined],
  ['What is new?', 'The sauna is open to people aged {clinic.minimumAge} and over.', `“3”${SAUNA}`],
  ['What is new?', 'The sauna is for 13-year-olds too.', `“13”${SAUNA}`],
  ['What is new?', 'Under-16s may have the sauna with a parent.', `“Under-16s”${SAUNA}`],
  ['What is new?', 'No under-16s may have the sauna.', undefined],
  ['What is new?', 'The pods are for adults only.', '“adults” differs from “pods from”, which is 14.'],
  ['What is new?', 'The sauna is for adults only.', undefined],
  ['Can my son come?', 'From four, yes.', undefined],
  ['Do you see children?', 'Gladly: bring the baby from ten weeks on.', `“ten weeks”${MINIMUM}`],
  ['Do you see children?', 'Yes, from birth.', `“birth”${MINIMUM}`],
  ['Do you see children?', 'We see babies from six weeks of age.', `“six weeks”${MINIMUM}`],
  ['Do you see children?', 'Our youngest visitor is a few months old.', `“a few months”${MINIMUM}`],
  ['Do you see children?', 'From three, whatever they were like from birth on.', undefined],
  ['When do babies sleep?', 'Most babies sleep through from six months.', undefined],
  ['Whom do you see?', 'We only see adults.', `“adults”${MINIMUM}`],
  ['Whom do you see?', 'We only see adults on Fridays.', undefined],
];

suite('an age of one thing or of babies', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);
});
