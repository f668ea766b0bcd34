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
    '“£25” is not the deposit, which is £15. If it is wrong, quote the fact instead of typing it: {figures.deposit}.',
  ],
  ['What if I miss it?', 'That is £35.', `“£35” is not the late fee, which is £30. ${quote('figures.lateFee')}`],
  [
    'Can I join?',
    'Of course, for £90 a month.',
    '“£90” is not a price in the config. If you mean “Easy hands” (£95 a month), quote it: {programmes.easy-hands.amount}.',
  ],
  [
    'Is it dear?',
    'A massage and a walk in the park, together for less than £40.',
    '“£40” is not a price of “Massage” (£60 per session). If it is wrong, correct it, or quote a fact by its path in braces.',
  ],
  [
    'What does a massage cost per session in the course?',
    'Forty-five pounds, give or take.',
    '“Forty-five pounds” is not a price in the config. If you mean a session of “Course of five” of “Massage” (£50), quote it: {catalogue.massage.packages.0.perSession}.',
  ],
];

suite('the advice on a wrong amount', (test) => {
  for (const [question, answer, advice] of ADVICE)
    test(`“${question} ${answer}” names the fact that is meant`, async () => {
      const [first = '', ...others] = await adviceOn(question, answer);
      assert.equal(first.slice(0, advice.length), advice);
      assert.equal(others, []);
    });

  test('a wrong amount beside a treatment with options is corrected with the option that the sentence names', async () => {
    const option = (title: string, price: string, duration: string) => ({
      ...{ title, price, duration, description: 'Words.', book: 'visit', ctaText: 'Book' },
    });
    const { findings } = await checkedWith({
      'catalogue.massage.price': 'From £60',
      'catalogue.massage.packages': [],
      'catalogue.massage.options': {
        half: option('Half an hour', '£60', '30min'),
        whole: option('An hour', '£95', '1h'),
      },
      [ANSWER]: 'A massage is pleasant. An hour of it is £90.',
      [QUESTION]: 'What does a massage cost?',
    });
    const [finding] = findings.filter(({ rule }) => rule.startsWith('price/') && rule !== 'price/typed');
    assert.match(finding?.help ?? '', 'catalogue.massage.options.whole.price');
  });

  test('a charge that the config states in words is quoted', async () => {
    const { findings } = await checkedWith({
      'figures.lateCharge': 'half the fee',
      [QUESTION]: 'What happens after a late cancellation?',
      [ANSWER]: 'We bill twelve pounds.',
    });
    const [finding] = findings.filter(({ rule }) => rule === 'price/unbacked');
    assert.match(finding?.help ?? '', 'If you mean “late charge” (half the fee), quote it: {figures.lateCharge}.');
  });

  test('an amount beside the right deposit is not taken for the deposit', async () => {
    const [first = ''] = await adviceOn('Is there a deposit?', 'Yes, {figures.deposit}, and £41 later.');
    assert.match(first, '“£41” is not a price in the config.');
  });
});
