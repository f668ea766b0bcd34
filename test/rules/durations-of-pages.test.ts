/** Durations that a text gives to “the operation”, and figures of the clinic that happen to have the same time. */
import * as assert from 'uvu/assert';
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const FACTS = {
  'figures.lateness': '20 minutes',
  'figures.slot': '25 minutes',
};
const messagesAbout = factsAnswered(FACTS);
const differs = (time: string) => `“${time}” is not the duration of “Massage”, which is 1 hour.`;

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['How long is a massage?', 'Twenty minutes.', differs('Twenty minutes')],
  ['How long is a massage?', 'Twenty-five minutes, the length of a slot.', undefined],
  ['What if I come late?', 'A massage is still possible if you are twenty minutes late.', undefined],
  ['How does a massage go?', 'The operation takes three hours.', differs('three hours')],
  ['How does a massage go?', 'It ends when there are five minutes left.', undefined],
  ['How does a massage go?', 'A full working day for Ann is six hours with us.', undefined],
];

suite('the duration of what a page is about', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);

  test('is quoted from the items that the sentence can mean', async () => {
    const answer = { 'pages./.1.questions.0.answer': 'Massage or cupping take three hours.' };
    const { findings } = await checkedWith({ 'catalogue.massage.duration': '1h', ...answer });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact').map(({ help }) => help),
      [
        'Quote the duration that you mean: {catalogue.massage.duration} (1 hour) or {catalogue.cupping.duration} (30 minutes).',
      ],
    );
  });
});
