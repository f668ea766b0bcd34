/** What a late cancellation costs in sentences, beside the figure that states it as a part of the fee. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';

async function messagesFor(question: string, answer: string, lateFee = 'half the fee'): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'figures.lateFee': lateFee,
    'figures.missedFee': 'the full fee',
    [QUESTION]: question,
    [ANSWER]: answer,
  });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const differs = (words: string) => `“${words}” differs from “late fee”, which is half the fee.`;

/** Questions, their answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  ['May I cancel?', 'If you cancel on the day, we charge the entire fee.', differs('the entire fee')],
  ['May I cancel?', 'If you cancel on the day, we charge half the fee.'],
  ['What do late cancellations cost?', 'The full price.', differs('The full price')],
  ['What do late cancellations cost?', 'Half the price.'],
  ['What if I do not come?', 'If you do not turn up, you pay in full.'],
  ['What if I cancel less than a day before?', 'You pay in full.', differs('in full')],
  ['What if I cancel less than a day before?', 'You do not pay the full fee.'],
  ['What if I cancel less than a day before?', 'Then it is {figures.lateFee}, and not the full fee.'],
  ['My old dentist charged the full fee if I cancelled on the day. Do you?', 'No, {figures.lateFee}.'],
  ['How do I pay?', 'In full, on the day.'],
];

suite('the charge for a late cancellation', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesFor(question, answer), message === undefined ? [] : [message]));

  test('half the fee is reported if the figure is the whole fee', async () =>
    assert.equal(await messagesFor('May I cancel?', 'Cancel on the day and you pay half the fee.', 'the whole fee'), [
      '“half the fee” differs from “late fee”, which is the whole fee.',
    ]));
});
