/** What the check advises about a former price beside the price of today. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked'];
const SHARED = { category: 'hands', description: 'With care.', duration: '30min', book: 'visit', image: 'dot' };
const VALUES = {
  'catalogue.running': { ...SHARED, name: 'Running assessment', price: '£95' },
  'catalogue.video': {
    ...{ ...SHARED, name: 'Video call', price: '£40' },
    reduced: { price: '£32', runs: { from: '2026-01-01', until: '2027-12-31' }, normalSince: '2025-03-01' },
  },
};
const REMOVE = (former: string) =>
  `Remove the former price. If £95 is a reduction for some time, write ${former} as the price of “Running assessment”, and £95 in “reduced” with its days and “normalSince” (see docs/config.md): then the pages show both prices.`;
const NAMED = (amount: string) => [`“${amount}” is not a price of “Running assessment” (£95). ${REMOVE(amount)}`];
const UNNAMED = (amount: string) => [`“${amount}” is not a price in the config. ${REMOVE(amount)}`];
const QUOTE = 'quote the fact instead of typing it: {catalogue.running.price}.';
const IF_OTHER = 'If it means something else, name it in “figures” and quote that.';

suite('a former price', (test) => {
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'running', values: VALUES, withHelp: true },
    {
      'Was £130, now only £95 for the full running assessment.': NAMED('£130'),
      'The running assessment was £130 and is now £95.': NAMED('£130'),
      'A running assessment is £95 instead of £120.': NAMED('£120'),
      'Running assessments are down from £130 to £95.': NAMED('£130'),
      'The running assessment used to cost £130; now it is £95.': NAMED('£130'),
      'It used to be £130, and today it is £95.': UNNAMED('£130'),
      'Until last year, the running assessment cost £130; it is £95 now.': NAMED('£130'),
      'In 2014, a running assessment used to cost £130; now it is £95.': [],
      'When we opened, it used to cost £130; now it is £95.': [],
      'It used to cost £60; now it is £95.': [],
      'Now only £95, usually £130.': UNNAMED('£130'),
      'Normally £110, now £95.': UNNAMED('£110'),
      // Not a former price, but a wrong one
      'A running assessment costs £105, or £95 for students.': [
        `“£105” is not a price of “Running assessment” (£95). If it is wrong, ${QUOTE} ${IF_OTHER}`,
      ],
      'A running assessment usually costs £105.': [
        `“£105” is not a price of “Running assessment” (£95). Q${QUOTE.slice(1)}`,
      ],
    },
  );
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'video', values: VALUES, withHelp: true },
    {
      'Was £55, now only £32.': [
        '“£55” is not a price in the config. If you mean the price without the saving, quote it: {catalogue.video.reference}. Otherwise remove it.',
      ],
      'It used to cost £55; now it is £32.': [
        '“£55” is not a price in the config. If you mean the price without the saving, quote it: {catalogue.video.reference}. Otherwise remove it.',
      ],
      'Was £40, now only £32.': [],
      'It used to cost £40; now it is £32.': [],
    },
  );
});
