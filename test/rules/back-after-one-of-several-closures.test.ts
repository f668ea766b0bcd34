/** Days on which the clinic is back, if two closures are near: 25 to 28 December and 1 to 4 January. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'clinic.closures': [
    { from: '2026-12-25', to: '2026-12-28', reason: 'Christmas' },
    { from: '2027-01-01', to: '2027-01-04', reason: 'New Year' },
  ],
};
const CHRISTMAS = '25 December 2026 to 28 December 2026.';
const NEW_YEAR = '1 January 2027 to 4 January 2027.';
const late = (date: string, closure = NEW_YEAR) =>
  `“${date}” is not the first open day after the closure in the config: ${closure}`;

const SENTENCES: Sentences = {
  'We are closed from 1 to 4 January, and back on Thursday, 7 January.': late('7 January'),
  'We are closed from 1 to 4 January, and back on Tuesday, 5 January.': undefined,
  'We are closed from 25 to 28 December, and open again on Thursday 31 December.': late('31 December', CHRISTMAS),
  'We are closed from 25 to 28 December, and open again on Tuesday 29 December.': undefined,
  'We are closed from 25 to 28 December and from 1 to 4 January.': undefined,
  'We are closed from 2 to 4 January.': `“2” is not the first day of the closure in the config: ${NEW_YEAR}`,
  'Our doors open again on Thursday 7 January.': late('7 January'),
  'From Thursday 7 January we are here again.': late('7 January'),
  'From Tuesday 5 January we are here again.': undefined,
  'We are open again between the holidays, from 29 December.': undefined,
  'The first day back is Thursday 7 January.': late('7 January'),
  'Our first working day of the new year is Tuesday 5 January.': undefined,
  'We return on Thursday 7 January.': late('7 January'),
  'We return deposits by 7 January.': undefined,
  'We ring you back on 7 January.': undefined,
  'Come back on 7 January for the second dose.': undefined,
  'Over Christmas you can still see us on 27 December.': `“27 December” differs from the closure in the config: ${CHRISTMAS}`,
};

suite('the day after one of several closures', (test) => testSentences(test, ['content/hours'], SENTENCES, VALUES));
