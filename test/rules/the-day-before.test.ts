/** 'Let us know the day before' states a notice; what the clinic lets clients know does not. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const DIFFERS = '“the day before” differs from “notice”, which is 48 hours.';

suite('notice of the day before', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Just let us know the day before if you cannot come, and there will be no charge.': DIFFERS,
      'If you let us know the day before, there is no charge.': DIFFERS,
      'Please let us know the evening before if you cannot come.':
        '“the evening before” differs from “notice”, which is 48 hours.',
      'Please let us know two days before if you cannot come.': undefined,
      'If you only let us know the day before, we charge {figures.lateFee}.': undefined,
      'We let you know the day before if the dentist is ill.': undefined,
      'You will know the day before how long it takes.': undefined,
      'Let us know the day before if you need a wheelchair.': undefined,
    },
    { 'figures.notice': '48 hours', 'figures.lateFee': '£40' },
  ));
