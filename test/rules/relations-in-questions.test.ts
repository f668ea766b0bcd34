/** Amounts in answers whose relation only the question states: 'How much does a jacket add?', '£15.' */
import { type AnsweredQuestion, asked, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'hands', name, price, description: 'Words.', duration: '30min', book: 'visit', image: 'dot' },
  ...more,
});
const SITE = {
  'catalogue.wax-bath': treatment('Wax bath', '£32'),
  'catalogue.hand-spa': treatment('Hand spa', 'From £40', {
    options: {
      plain: { title: 'Plain', price: '£40', duration: '30min', book: 'visit' },
      polish: { title: 'With polish', price: '£55', duration: '45min', book: 'visit' },
    },
  }),
  'catalogue.both-hands': treatment('Wax and spa', '£64', { combines: ['wax-bath', 'hand-spa'] }),
  'catalogue.nail-course': treatment('Nail repair', '£20 per nail', {
    packages: [{ label: 'Four nails', sessions: 4, price: '£68' }],
  }),
};

async function findingsIn(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, ...asked(question, answer) });
  return findings
    .filter(({ rule, path: [first] = [] }) => rule.startsWith('price/') && first === 'pages')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

/** Questions and answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['How much does polish add?', '£15, and a quarter of an hour.'],
  ['Which is dearer, a wax bath or a massage?', 'The massage, by £28.'],
  ['Why does a hand spa cost more than a wax bath?', 'We use more oil; the £8 difference is its price.'],
  ['Is the course of nail repair worth it?', 'It takes £3 off each of the four.'],
  ['What does “Wax and spa” save?', '£8 if you planned both.'],
  [
    'What does “Wax and spa” save?',
    '£12 if you planned both.',
    'price/saving: “£12” is not the saving on “Wax and spa” (£64), which is £8.',
  ],
  [
    'What does a wax bath cost?',
    'Thirty pounds, towel included.',
    'price/contradiction: “Thirty pounds” is not a price of “Wax bath” (£32).',
  ],
  [
    'Can I have polish?',
    'Choose the hand spa with polish for £12 more.',
    'price/contradiction: “£12” is not the difference between the prices that this sentence compares, which is £15.',
  ],
  ['How much does parking add?', '£7 a day.', 'price/unbacked: “£7” is not a price in the config.'],
];

suite('an amount in an answer', (test) => {
  testAnswers(test, findingsIn, ANSWERS);
});
