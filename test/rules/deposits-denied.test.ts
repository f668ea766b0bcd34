/** Answers and sentences that deny the deposit of the config. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';
const NOTE = 'pages./treatments/massage.1.note';
const TAKEN = 'A deposit of {figures.deposit} is taken when you book.';

async function findingsIn(question: string, answer: string, note = TAKEN): Promise<readonly string[]> {
  const values = { 'figures.deposit': '£15', [NOTE]: note, [QUESTION]: question, [ANSWER]: answer };
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule === 'price/deposit').map(({ message }) => message);
}

const DENIED = ['This denies the deposit of £15 that the config states.'];
const OTHERS = 'Massage needs no deposit; a bride’s party is booked with {figures.deposit}.';

suite('a deposit that a text denies', (test) => {
  for (const [question, answer] of [
    ['Do you ask for a deposit?', 'No, you pay on the day.'],
    ['Do you take deposits?', 'Never. You only pay once a visit is over.'],
    ['Do I pay anything in advance for a massage?', 'Nothing at all.'],
    ['How do I book?', 'Online, and you need no deposit for a massage.'],
  ] as const)
    test(`“${question} ${answer}” is reported`, async () => assert.equal(await findingsIn(question, answer), DENIED));

  for (const [question, answer] of [
    ['Do you ask for a deposit?', 'Yes, {figures.deposit}.'],
    ['Do you ask for a deposit?', 'No, only for parties.'],
    ['Do you take deposits?', 'Not always.'],
    ['Do you keep the deposit if I am ill?', 'No, you get it back.'],
    ['Is there a deposit on the towels?', 'Yes.'],
    ['How do I book?', 'Online. There is no deposit for a single hour.'],
  ] as const)
    test(`“${question} ${answer}” is not reported`, async () => assert.equal(await findingsIn(question, answer), []));

  test('a treatment without a deposit can say so, although another has one', async () =>
    assert.equal(await findingsIn('Do I pay a deposit for a massage?', 'No, you pay on the day.', OTHERS), []));
});
