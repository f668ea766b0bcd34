/** The notice for an operation, beside that for other appointments. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string, name = 'surgery notice', value = '14 days') =>
  `“${words}” differs from “${name}”, which is ${value}.`;

suite('the notice for an operation', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Cancel the operation at least seven days before.': differs('seven days'),
      'Please give us three weeks’ notice if you cancel your surgery.': differs('three weeks'),
      'For an operation, tell us seven days before, and we return the whole deposit.': differs('seven days'),
      'For an operation, tell us fourteen days before, and we return the full deposit.': undefined,
      'Cancel a massage at least seven days before.': differs('seven days', 'notice', '24 hours'),
      'Cancel the operation at least 14 days before.': undefined,
      'Cancel a massage at least 24 hours before.': undefined,
      'The hospital wants you to cancel an operation three weeks before.': undefined,
    },
    { 'figures.surgeryNotice': '14 days' },
  ));
