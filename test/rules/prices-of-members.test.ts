/** Sentences that compare a programme with what others pay. */
import { testSentences } from '../support/sentences-at-once.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const SITE = {
  'programmes.club': {
    ...{ name: 'Massage membership', department: 'main', schedule: '12 sessions a year', price: '£50 a month' },
    ...{ description: 'An hour every month.', book: 'visit' },
  },
};
const WRONG = '“£60” is not a price of “Massage membership” (£50 a month).';

suite('what those pay who are not in a programme', (test) =>
  testSentences(
    test,
    ['price/contradiction'],
    {
      'The massage membership is for an hour that otherwise costs £60.': undefined,
      'Without the massage membership the same hour is £60.': undefined,
      'Beside the massage membership, non-members pay £60.': undefined,
      'With the massage membership you have an hour that would normally cost £60.': undefined,
      'The massage membership is for people who come often; if you are not in it, you pay £60.': undefined,
      'The massage membership costs £60.': WRONG,
      'Members of the massage membership pay £60.': WRONG,
    },
    SITE,
  ));

const PLAN = {
  'catalogue.plan': {
    ...{ category: 'hands', name: 'Hands plan', description: 'Care by the month.', price: '£20 a month' },
    ...{ duration: '30min', book: 'visit', image: 'dot' },
  },
};

suite('what is free or cheaper on the page of a plan that is paid by the month', (test) =>
  testSentencesOnPage(
    test,
    { rules: ['price/free', 'price/saving', 'price/contradiction', 'price/unbacked'], slug: 'plan', values: PLAN },
    {
      'A free massage in the first month.': [],
      'Two of you pay £40 a month.': [],
      'There is £3 a month off for a second person.': ['“£3” is not a price in the config.'],
      '10% off massage.': ['“10% off” does not match any saving in the prices. The highest saving is 17%.'],
      'With 10% off, a massage is £54 instead of £60.': ['“10% off” does not match any saving in the prices.'],
      'The plan is £21 a month.': ['“£21” is not a price of “Hands plan” (£20 a month).'],
    },
  ));
