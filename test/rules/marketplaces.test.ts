/** The messages about marketplaces: the examples of the rules assert only that there is a finding. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('booking links on marketplaces', (test) => {
  for (const [link, name, fee] of [
    ['https://www.fresha.com/a/small-practice-leeds-a1b2c3d4/booking', 'Fresha', /20 ?%/],
    ['https://www.treatwell.co.uk/place/small-practice/', 'Treatwell', /35 ?%/],
  ] as const)
    test(`a link to ${name} is reported with the fee that it costs, and where the fee is published`, async () => {
      const { findings } = await checkedWith({ 'booking.visit': link });
      const found = findings.find(({ rule }) => rule === 'link/marketplace');
      assert.match(found?.message ?? '', `is on the marketplace of ${name}, which charges `);
      assert.match(found?.message ?? '', fee);
      assert.match(found?.message ?? '', /\(https:\/\/\S+.*\)\.$/);
    });
});
