/** Fees of the clinic beside the name of a treatment that has another price. */

import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const MASSAGE = 'is not a price of “Massage” (£60 per session).';

suite('a fee beside a treatment', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'When we are closed, ring the night service, where a massage costs £148, payable at once.': undefined,
      'A massage at night costs £148.': undefined,
      'A massage is £148 at night.': undefined,
      'A missed massage costs £25.': undefined,
      'If you forget to come, a massage costs £25.': undefined,
      'A written prescription after a massage is £16.': undefined,
      'A massage costs £148.': `“£148” ${MASSAGE}`,
      'A massage costs £16, and a prescription is extra.': `“£16” ${MASSAGE}`,
      'A massage is £25, but you can cancel it at night.': `“£25” ${MASSAGE}`,
      'A missed massage costs £30.': '“£30” is not the missed fee, which is £25.',
    },
    {
      'figures.nightFee': '£148',
      'figures.missedFee': '£25',
      'figures.prescriptionFee': '£16',
    },
  ));
