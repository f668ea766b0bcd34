/** Totals of the parts of an offer, and prices after a time. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };
const SITE = {
  'catalogue.scrub': { ...shared, name: 'Scrub', price: '£45', duration: '30min' },
  'catalogue.splint': { ...shared, name: 'Splint', price: '£280 per pair', duration: '1h' },
  'offers.duo': {
    ...{ name: 'Soft Hands', price: '£90', includes: ['massage', 'scrub'], normalSince: '2026-01-05' },
    ...{ description: 'Both.', features: [], book: 'visit', ctaText: 'Book' },
  },
  'programmes.club': {
    ...{ name: 'Hand club', department: 'main', schedule: '12 sessions a year', price: '£50 a month' },
    ...{ description: 'An hour every month.', book: 'visit' },
  },
};

suite('parts and moments', (test) => {
  for (const [sentence, message] of [
    ['Separately, the two would cost £95.', '“£95” is not the total of the parts of “Soft Hands”, which is £105.'],
    ['Booked on different days they are £100.', '“£100” is not the total of the parts of “Soft Hands”, which is £105.'],
    ['Separately, the two would cost £105.', undefined],
  ] as const)
    test(`“${sentence}” in an offer ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ ...SITE, 'offers.duo.description': sentence });
      assert.equal(
        findings.filter(({ rule }) => /^price\/(?:unbacked|contra)/.test(rule)).map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });

  testSentences(
    test,
    ['price/unbacked', 'price/contradiction'],
    {
      'New straps for a splint cost £20 after six months.': '“£20” is not a price of “Splint” (£280 per pair).',
      'Once two years have passed, straps for the splint are £20.': '“£20” is not a price of “Splint” (£280 per pair).',
      'After six months in the hand club you will have paid £300.': undefined,
      'Two splints cost £500.': '“£500” is not the total of 2 × “Splint”: 2 × £280 = £560.',
    },
    SITE,
  );
});
