/** Amounts that a question and the prices explain: differences, the rest after the deposit, shares, parts of a sum. */
import { type AnsweredQuestion, asked, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'hands', name, price, description: 'Words.', duration: '30min', book: 'visit', image: 'dot' },
  ...more,
});
const SITE = {
  'figures.deposit': '£12',
  'figures.duplicateCard': '£9',
  'figures.bay': '£3 an hour',
  'pages./treatments/massage.1.note': 'A deposit of {figures.deposit} is taken when you book.',
  'catalogue.wax-bath': treatment('Wax bath', '£32'),
  'catalogue.hand-spa': treatment('Hand spa', 'From £40', {
    options: {
      plain: { title: 'Plain', price: '£40', duration: '30min', book: 'visit' },
      polish: { title: 'With polish', price: '£55', duration: '45min', book: 'visit' },
    },
  }),
  'catalogue.pair': treatment('Wax and spa', '£64', { combines: ['wax-bath', 'hand-spa'] }),
  'catalogue.nail-course': treatment('Nail repair', '£20 per visit', {
    packages: [{ label: 'Seven visits', sessions: 7, price: '£119' }],
  }),
  'programmes.fingers': {
    ...{ name: 'Ten fingers', department: 'main', schedule: '10 sessions over 10 weeks', price: '£310' },
    ...{ instalments: '2 x £155', description: 'Words.', book: 'visit' },
  },
};

async function findingsIn(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, ...asked(question, answer) });
  return findings
    .filter(({ rule, path: [first] = [] }) => rule.startsWith('price/') && first === 'pages')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const NO_DIFFERENCE = 'is not the difference between the prices that this sentence compares, which is £15.';

/** Questions and answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['Is it cheaper to have “Wax and spa”?', 'It is, by £8.'],
  [
    'Is it cheaper to have “Wax and spa”?',
    'It is, by £11.',
    'price/saving: “£11” is not the saving on “Wax and spa” (£64), which is £8.',
  ],
  ['Why does polish cost more?', 'It adds £15, because it has to dry.'],
  ['Why does polish cost more?', 'It adds £17, because it has to dry.', `price/contradiction: “£17” ${NO_DIFFERENCE}`],
  ['What do I still owe on the day for a wax bath?', 'Twenty pounds.'],
  [
    'What do I still owe on the day for a wax bath?',
    '£22.',
    'price/contradiction: “£22” is not what remains of “Wax bath” after the deposit, which is £20.',
  ],
  ['What is one evening of “Ten fingers”?', '£31, if you divide the price by ten.'],
  ['We are eight. What do we pay for our nails?', '£139 in all: seven at the group price, and one at the usual rate.'],
  ['What do a wax bath and nail repair cost?', '£52: thirty-two for the bath and twenty for the nails.'],
  [
    'What do a wax bath and nail repair cost?',
    '£62: thirty-two for the bath and thirty for the nails.',
    'price/unbacked: “£62” is not a price in the config.',
  ],
  ['Where do I park?', 'In the bays, for {figures.bay}. Two hours are £6.'],
  [
    'Where do I park?',
    'In the bays, for {figures.bay}. Two hours are £7.',
    'price/unbacked: “£7” is not a price in the config.',
  ],
  [
    'I have lost my card. Is that bad?',
    'Nine pounds, and we print it at once.',
    'price/typed: “Nine pounds” is typed here although a fact of the config states it.',
  ],
];

suite('an amount for which a question asks', (test) => {
  testAnswers(test, findingsIn, ANSWERS);
});
