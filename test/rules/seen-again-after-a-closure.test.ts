/** The day after a closure on which patients are seen again, in words other than 'open' and 'back'. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const CLOSURE = 'the closure in the config: 25 December 2026 to 28 December 2026.';
const differs = (date: string) => `“${date}” differs from ${CLOSURE}`;
const tooEarlyOrLate = (date: string) => `“${date}” is not the first open day after ${CLOSURE}`;

suite('seen again after a closure', (test) => {
  testSentences(
    test,
    ['content/hours'],
    {
      'We see patients again on 4 January.': tooEarlyOrLate('4 January'),
      'After Christmas we see patients again from 28 December.': tooEarlyOrLate('28 December'),
      'We will treat dogs and cats again from Monday 28 December.': tooEarlyOrLate('28 December'),
      'After Christmas, the first appointments are on Monday 28 December.': tooEarlyOrLate('28 December'),
      'The first surgery after Christmas is on Sunday 27 December.': tooEarlyOrLate('27 December'),
      'We are closed for Christmas, and the first appointments are on 4 January.': tooEarlyOrLate('4 January'),
      'We resume work on 4 January.': tooEarlyOrLate('4 January'),
      'We open again after Christmas on 28 December.': tooEarlyOrLate('28 December'),
      'The desk opens again at half past eight on Wednesday 30 December.': tooEarlyOrLate('30 December'),
      'The desk opens again at half past eight on Tuesday 29 December.': undefined,
      'We shut for Christmas and start again on 4 January.': tooEarlyOrLate('4 January'),
      'We see patients again on 29 December.': undefined,
      'After Christmas, the first appointments are on Tuesday 29 December.': undefined,
      'The first surgery after Christmas is on Tuesday 29 December.': undefined,
      'We close on 25 December and see patients again on 29 December.': undefined,
      'We shut on 25 December and start again on 29 December.': undefined,
      'The first appointments for the new class are on 11 January.': undefined,
      'Puppy classes start again on 11 January.': undefined,
      'Puppy classes start again on 27 December.': differs('27 December'),
      'After the Christmas break you can see a vet again from Sunday 27 December.': differs('27 December'),
      'Over Christmas you can still see us on 27 December.': differs('27 December'),
      'There is a class on Boxing Day at ten.': differs('Boxing Day'),
      'We are back at work on 28 December.': tooEarlyOrLate('28 December'),
      'We are back at work on 29 December.': undefined,
      'Isla is back at work on 11 January.': undefined,
      'Our first appointments of the new year are on 4 January.': undefined,
      'You can still see us on Christmas Eve.': undefined,
      'You cannot see us on 27 December.': undefined,
      'There is no class on Boxing Day.': undefined,
      'The trains start again on 27 December.': undefined,
      'Classes resume on 4 January, and from 11 January there are two.': undefined,
      'Dr Lane sees patients again from 11 January.': undefined,
      'Your first appointment is on 4 January.': undefined,
    },
    { 'clinic.closures': [{ from: '2026-12-25', to: '2026-12-28', reason: 'Christmas' }] },
  );
});
