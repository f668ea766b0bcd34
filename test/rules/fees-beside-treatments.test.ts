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

suite('a fee for too little notice, and a limit of an income', (test) => {
  const late = (amount: string) => `“${amount}” is not the late fee, which is £25.`;
  const income = '“£28,000” is not the amount “low cost income”, which is £23,000.';
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'Please give us 24 hours of notice if you cannot come; with less, we charge £25.': undefined,
      'Please give us 24 hours of notice if you cannot come; with less, we charge £35.': late('£35'),
      'With shorter notice we charge £25.': undefined,
      'With shorter notice we charge £40.': late('£40'),
      'If you cannot come and do not tell us, we charge £25.': undefined,
      'If you can’t make it and don’t let us know, we charge £45.': late('£45'),
      'If you cannot come, a massage for a friend is £60.': undefined,
      'Anyone whose household lives on less than £23,000 a year can ask for a lower fee.': undefined,
      'Anyone whose household lives on less than £28,000 a year can ask for a lower fee.': income,
      'A lower fee is for households with an income below £28,000.': income,
    },
    { 'figures.lateFee': '£25', 'figures.lowCostIncome': '£23,000' },
  );
});
