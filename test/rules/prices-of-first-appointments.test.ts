/** What a first appointment costs, beside courses in its category and a fee for late cancellations. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SITE = { 'figures.lateFee': '£30' };

suite('prices of first appointments', (test) =>
  testSentences(
    test,
    ['price/unbacked', 'price/contradiction'],
    {
      // £250 for five: a session of the course is no first appointment.
      'Your first appointment with a therapist is £50.': '“£50” is not the price of anything that this sentence names.',
      'Your first appointment is £66, payable on the day.': '“£66” is not a price in the config.',
      'A first appointment is £66, to be paid by card on the day.': '“£66” is not a price in the config.',
      'Cancel on the day and you pay £40.': '“£40” is not the late fee, which is £30.',
      'Your first appointment is £60, payable on the day.': undefined,
      'With the course of massage, a session works out at £50.': undefined,
    },
    SITE,
  ));
