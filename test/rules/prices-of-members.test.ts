/** Sentences that compare a programme with what others pay. */
import { testSentences } from '../support/sentences-at-once.ts';
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
