/** Sentences that deny the right to cancel what was bought at a distance. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const denies = (words: string) =>
  `“${words}” denies a right that the law grants: 14 days to cancel what was bought at a distance.`;

suite('the right to cancel', (test) =>
  testSentences(test, ['content/denied-cancellation', 'claim/guarantee'], {
    'Once you have signed up to the plan on our website, you cannot change your mind.': denies(
      'Once you have signed up to the plan on our website, you cannot change your mind',
    ),
    'Plans bought online cannot be cancelled in the first 14 days.': denies(
      'Plans bought online cannot be cancelled in the first 14 days',
    ),
    'There is no cooling-off period once you have joined the plan online.': denies(
      'There is no cooling-off period once you have joined the plan online',
    ),
    'A membership that you take out over the phone cannot be cancelled.': denies(
      'A membership that you take out over the phone cannot be cancelled',
    ),
    'If you buy a voucher online, you have no right to cancel.': denies(
      'If you buy a voucher online, you have no right to cancel',
    ),
    'Once you have joined the plan, you cannot cancel it.': undefined,
    'Plans taken out at the desk cannot be cancelled in the first year.': undefined,
    'You cannot cancel your membership online: ring us.': undefined,
    'Appointments that you book online cannot be cancelled on the day.': undefined,
    'Sessions of a plan that you bought online cannot be cancelled on the day.': undefined,
    'Plans bought online cannot be cancelled after 14 days.': undefined,
    'If you joined the plan online, you can cancel within 14 days.': undefined,
    'Can I cancel a plan that I bought online?': undefined,
  }));
