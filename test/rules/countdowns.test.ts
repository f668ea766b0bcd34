/** Sentences that count down the time that is left of an offer. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const hurries = (words: string): string => `“${words}” hurries visitors.`;

const COUNTDOWNS: Sentences = {
  'Tick, tock: Warm Feet is about to disappear.': hurries('Tick, tock'),
  'Warm Feet: 48 hours to go, then it is back to cold ones.': hurries('48 hours to go'),
  'Only two days to go for our spring price!': hurries('Only two days to go for our spring price'),
  'Time is running out for Warm Feet.': hurries('Time is running out for Warm Feet'),
  'Blink and the deal is gone.': hurries('Blink and the deal is gone'),
  'With two days to go before the operation, stop shaving the area.': undefined,
  'Two days to go: stop shaving the area.': undefined,
  'The bruise is about to disappear when it turns yellow.': undefined,
  'If time is running out in your session, we carry on next week.': undefined,
};

const OFFER = {
  'offers.warm': {
    ...{ name: 'Warm Feet\nMassage and cupping', price: '£60', normalSince: '2026-01-05', book: 'visit' },
    ...{ runs: { from: '2026-11-02', until: '2027-01-29' }, includes: ['massage', 'cupping'] },
    ...{ description: 'Both in one visit.', features: ['An hour'], ctaText: 'Book Warm Feet' },
  },
};

suite('a day on which shops hurry their customers', (test) =>
  testSentences(test, ['claim/pressure'], {
    'Our Black Friday prices are here.': hurries('Black Friday prices'),
    'Cyber Monday offers on every massage.': hurries('Cyber Monday offers'),
    'We have no Black Friday deals, because nobody should decide in a hurry.': undefined,
    'Other clinics have Black Friday deals. We do not.': undefined,
    'We are closed on Black Friday.': undefined,
  }));

suite('a countdown', (test) => testSentences(test, ['claim/pressure'], COUNTDOWNS, OFFER));
