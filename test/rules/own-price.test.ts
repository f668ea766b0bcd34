/** In the text of a treatment, its own price is not compared with that of another treatment with a similar name. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', duration: '30min', book: 'visit', image: 'dot' };
const ADULT = { ...shared, name: 'Adult check-up', description: 'For adults.', price: '£55' };
const CHILD = { ...shared, name: 'Child check-up', price: '£25' };

async function reported(description: string): Promise<readonly string[]> {
  const { site, findings } = await checkedWith({
    'catalogue.check-up': ADULT,
    'catalogue.child': { ...CHILD, description },
  });
  assert.ok(site);
  return findings.filter(({ rule }) => rule === 'price/contradiction').map(({ message }) => message);
}

suite('the own price in the text of a treatment', (test) => {
  for (const [description, ...messages] of [
    ['At £25, a visit for under-18s is less than half the price of the adult check-up.'],
    ['At £25, it takes ten minutes less than an adult check-up.'],
    ['A child check-up is £25.'],
    ['An adult check-up is £25.', '“£25” is not a price of “Adult check-up” (£55).'],
    ['At £30, a child check-up is a bargain.', '“£30” is not a price of “Child check-up” (£25).'],
  ] as const)
    test(`“${description}” ${messages.length === 0 ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await reported(description), messages));
});
