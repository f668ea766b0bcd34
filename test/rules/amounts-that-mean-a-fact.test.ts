/** The advice about wrong amounts: it names the course, the deposit or the treatment that the sentence means. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';
const SITE = {
  'figures.deposit': '£15',
  'figures.lateFee': '£30',
  'pages./treatments/massage.1.note': 'A deposit of {figures.deposit} is taken when you book.',
  'programmes.easy-hands': {
    ...{ name: 'Easy hands', department: 'main', schedule: '2 sessions a month', price: '£95 a month' },
    ...{ description: 'Words.', book: 'visit' },
  },
};

async function adviceOn(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, [QUESTION]: question, [ANSWER]: answer });
  return findings
    .filter(({ rule, path: [first] = [] }) => rule.startsWith('price/') && first === 'pages')
    .map(({ message, help }) => `${message} ${help}`);
}

const quote = (path: string) => `Quote the fact instead of typing it: {${path}}.`;

/** Questions and answers, and the beginning of the advice of the check about each. */
const ADVICE: readonly (readonly [question: string, answer: string, advice: string])[] = [
  [
    'Is there a course?',
    'Five massages cost £240.',
    `“£240” is neither the price of “Course of five” (£250) nor the total of 5 × “Massage”: 5 × £60 = £300. ${quote('catalogue.massage.packages.0.price')}`,
  ],
  [
    'Is there a course?',
    'The course of massage is £240.',
    `“£240” is not the price of “Course of five” (£250). ${quote('catalogue.massage.packages.0.price')}`,
  ],
  [
    'Is there a course?',
    'Six massages as a course come to £250.',
    '“£250” is the price of “Course of five”, not of 6. Correct the number or the amount.',
  ],
  [
    'Is there a deposit?',
    'Twenty pounds.',
    `“Twenty pounds” is not the deposit, which is £15. ${quote('figures.deposit')}`,
  ],
  [
    'How do I book?',
    'A massage is held with £25, the deposit.',
    `“£25” is not the deposit, which is £15. ${quote('figures.deposit')}`,
  ],
  ['What if I miss it?', 'That is £35.', `“£35” is not the late fee, which is £30. ${quote('figures.lateFee')}`],
  [
    'Can I join?',
    'Of course, for £90 a month.',
    '“£90” is not a price in the config. If you mean “Easy hands” (£95 a month), quote it: {programmes.easy-hands.amount}.',
  ],
];

suite('the advice on a wrong amount', (test) => {
  for (const [question, answer, advice] of ADVICE)
    test(`“${question} ${answer}” names the fact that is meant`, async () => {
      const [first = '', ...others] = await adviceOn(question, answer);
      assert.equal(first.slice(0, advice.length), advice);
      assert.equal(others, []);
    });

  test('an amount beside the right deposit is not taken for the deposit', async () => {
    const [first = ''] = await adviceOn('Is there a deposit?', 'Yes, {figures.deposit}, and £41 later.');
    assert.match(first, '“£41” is not a price in the config.');
  });
});
