/** Prices of a time, of a month and of what stands before: 'half an hour is £66' of '£22 per 10 minutes'. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };

const TIMED = {
  'catalogue.needle': { ...shared, name: 'Electrolysis', price: '£22 per 10 minutes' },
};
const RULES = ['price/contradiction', 'price/unbacked', 'price/saving', 'price/free'] as const;
const total = (amount: string, sum: string) => `“${amount}” is not the total of ${sum}.`;

suite('a price per time', (test) =>
  testSentences(
    test,
    RULES,
    {
      'Half an hour of electrolysis is £66.': undefined,
      'For an hour of electrolysis, you pay £132.': undefined,
      'Electrolysis makes £132 an hour.': undefined,
      'Half an hour of electrolysis is £66, and an hour £132.': undefined,
      'Half an hour of electrolysis is £68.': total('£68', '3 × “Electrolysis”: 3 × £22 = £66'),
      'An hour of electrolysis costs £120.': total('£120', '6 × “Electrolysis”: 6 × £22 = £132'),
    },
    TIMED,
  ));

const PLAN = {
  department: 'main',
  schedule: '12 sessions over 12 months',
  description: 'A year.',
  book: 'visit',
};
const PLANS = {
  'programmes.tide': { ...PLAN, name: 'Tide Club', price: '£660', instalments: '12 x £55' },
  'programmes.reef': { ...PLAN, name: 'Reef Club', price: '£480', instalments: '12 x £40' },
};
const instalment = (amount: string, name: string, price: string) =>
  `“${amount}” is not one instalment of “${name}”, which is ${price}.`;

suite('the price of a month', (test) =>
  testSentences(
    test,
    RULES,
    {
      'Members of Tide Club pay £55 a month for a massage.': undefined,
      'For £40 a month, Reef Club pays for twelve massages.': undefined,
      'Tide members pay £55 a month for a massage.': undefined,
      'Members of Tide Club pay £57 a month for a massage.': instalment('£57', 'Tide Club', '£55'),
      'Reef members pay £55 a month for a massage.': instalment('£55', 'Reef Club', '£40'),
    },
    PLANS,
  ));

const LOYALTY = { 'figures.loyaltyReward': '£25', 'figures.deposit': '£20' };

suite('figures of the clinic', (test) =>
  testSentences(
    test,
    RULES,
    {
      'A full loyalty card takes £25 off your next treatment.': undefined,
      'A full loyalty card takes £30 off your next treatment.': '“£30” does not match any saving in this text.',
      'When you book, we take £20, and you pay the rest when you come.': undefined,
      'When you book, we take £30, and you pay the rest when you come.': '“£30” is not the deposit, which is £20.',
      'You pay £30 upfront.': '“£30” is not the deposit, which is £20.',
    },
    LOYALTY,
  ));

const FREE = {
  'catalogue.patch': { ...shared, name: 'Patch test', price: 'Complimentary' },
  'catalogue.light': { ...shared, name: 'Light therapy', price: '£70' },
};

suite('“it” after a sentence', (test) =>
  testSentences(
    test,
    RULES,
    {
      'Before light therapy you need a patch test. We don’t charge for it.': undefined,
      'A patch test shows who may have light therapy. There is no charge for it.':
        '“There is no charge for” describes “Light therapy” (£70).',
    },
    FREE,
  ));
