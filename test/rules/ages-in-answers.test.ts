/** Ages in answers that consist of little else, beside the minimum age. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';

async function findingsFor(question: string, answer: string): Promise<readonly string[]> {
  const values = { 'clinic.minimumAge': 16, [QUESTION]: question, [ANSWER]: answer };
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly (readonly [string, string, string | undefined])[] = [
  ['How old do I have to be?', 'Eighteen.', '“Eighteen” is not the minimum age, which is 16.'],
  ['How old do I have to be?', 'Sixteen.', undefined],
  ['Am I too young?', 'Fourteen and over, with a letter.', '“Fourteen” is not the minimum age, which is 16.'],
  ['How old is the house?', 'Eighteen years, or a little more.', undefined],
  ['How old are your towels?', 'Fifteen, some of them.', undefined],
  ['What age does the law ask for?', 'Eighteen.', undefined],
];

suite('an age as an answer', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`“${question} ${answer}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsFor(question, answer), message === undefined ? [] : [message]));
});
