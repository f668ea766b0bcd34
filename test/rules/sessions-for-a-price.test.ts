/** The number of sessions, areas and payments beside a price. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'content/one-fact'];
const PRICE = '{catalogue.massage.packages.0.price}';

const notOf = (count: number): string => `“£250” is the price of “Course of five”, not of ${count}.`;
const ofAnother = notOf(8);
const quoted = (words: string): string =>
  `“${words}” is not the number of sessions of “Course of five”, whose price this sentence quotes: it has 5.`;

const SESSIONS: Sentences = {
  'For £250 you get eight sessions of massage.': ofAnother,
  '£250 buys you eight massages.': ofAnother,
  'You pay £250 for 8 sessions of massage.': ofAnother,
  'A course of eight massages costs £250 if you pay on the first day.': ofAnother,
  'A massage course of 8 is £250.': ofAnother,
  'Our massage block of eight weekly sessions is priced at £250.': ofAnother,
  'Four massages booked together are £250.': notOf(4),
  'Six massages paid for in advance cost only £250.': notOf(6),
  'A massage course of eight sessions costs £250.':
    '“eight sessions” is not the number of sessions of “Massage”, which is 5.',
  'At £250 the course gives you six massages.': notOf(6),
  'A course of five massages costs £250 if you pay on the first day.': undefined,
  'A massage course of five sessions over six weeks costs £250.': undefined,
  'A massage course takes six weeks and costs £250.': undefined,
  'With six people in a group, the massage course costs £250.': undefined,
  'A massage course for two people costs £250 each.': undefined,
  'For £250 you get five sessions of massage.': undefined,
  'For £250 you get five massages and two cups of tea.': undefined,
  [`For ${PRICE} you get eight sessions of massage.`]: quoted('eight'),
  [`Our course of 6 is ${PRICE}.`]: quoted('6'),
  [`The block of six massages comes to ${PRICE}.`]: quoted('six'),
  [`For ${PRICE} you get all five sessions.`]: undefined,
  [`Our course of five is ${PRICE}.`]: undefined,
  [`Most people need eight sessions, and a course is ${PRICE}.`]: undefined,
  [`A course for two people is ${PRICE}.`]: undefined,
};

const isOne = (amount: string): string =>
  `“${amount}” is not the price of a session of “Course of five”, which is £50.`;
const ONE_OF_COURSE: Sentences = {
  'On the course of five, each massage session works out at £45.': isOne('£45'),
  'Booked as a course, a massage session comes down to £48.': isOne('£48'),
  'With the course, you pay £45 per session of massage.': isOne('£45'),
  'Massage: as a course of five, they are £45 each.': isOne('£45'),
  'If you book five massages, each one is only £45.': isOne('£45'),
  'With the course, a massage session costs £45 instead of {catalogue.massage.amount}.': isOne('£45'),
  'The course brings the price of a massage session down to £45.': isOne('£45'),
  'On the course of five, each massage session works out at £50.': undefined,
  'Booked as a course, a massage session comes down to £50.': undefined,
  'With the course of massage, a session works out at £50.': undefined,
  'A course of five is £250, so each one is £50.': undefined,
  'A course of five is £250, £50 less than five single sessions, so each one is £50.': undefined,
  'Five cost £250, and each of them is £45.': '“£45” is not a price in the config.',
  'Without the course, a massage session is {catalogue.massage.amount}.': undefined,
  'A course of massage costs £200.': '“£200” is not the price of “Course of five” (£250).',
  'Before a course, a massage session is £55.': '“£55” is not a price of “Massage” (£60 per session).',
};

const AREAS: Sentences = {
  'Massage: three areas are £210.': '“£210” is not a price of “Massage” (£60 per session).',
  'Three massages are £210.': '“£210” is not the total of 3 × “Massage”: 3 × £60 = £180.',
};

const CARE = {
  'programmes.care': {
    ...{ name: 'Skin programme', schedule: '6 sessions over 12 weeks', price: '£510', instalments: '3 x £170' },
    ...{ description: 'Slow and steady.', book: 'visit', department: 'main' },
  },
  'pages./treatments.2': { kind: 'programmes', title: 'Programmes' },
};
const instalment = (words: string): string => `“${words}” is not one instalment of “Skin programme”, which is £170.`;

const PAYMENTS: Sentences = {
  'You can split the Skin programme into three payments of £180.': instalment('£180'),
  'Pay for the Skin programme in three equal parts of £175.': instalment('£175'),
  'You can split the Skin programme into three payments of £170.': undefined,
};

suite('the sessions for the price of a course', (test) => testSentences(test, RULES, SESSIONS));
suite('a session for the price of a course', (test) => testSentences(test, RULES, ONE_OF_COURSE));
suite('areas beside a price', (test) => testSentences(test, RULES, AREAS));
suite('payments of a programme', (test) => testSentences(test, RULES, PAYMENTS, CARE));
