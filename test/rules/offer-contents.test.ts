/** What an offer lists, beside the treatments that it includes. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const item = (name: string) => ({
  ...{
    category: 'hands',
    name,
    description: 'Slow and warm.',
    price: '£40',
    duration: '30min',
    book: 'visit',
    image: 'dot',
  },
});
const MASSAGE_AND = (includes: readonly string[], features: readonly string[]) => ({
  'catalogue.scrub': item('Salt scrub'),
  'catalogue.wrap': item('Clay wrap'),
  'offers.pair': {
    ...{ name: 'A warm afternoon', price: '£70', description: 'For cold days.', book: 'visit', ctaText: 'Book' },
    ...{ includes, features },
  },
});

async function findingsWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

suite('the contents of an offer', (test) => {
  test('a listed treatment that was exchanged for another in “includes” is reported', async () =>
    assert.equal(await findingsWith(MASSAGE_AND(['massage', 'wrap'], ['Massage', 'Salt scrub'])), [
      '“Salt scrub” is listed in this offer, but “includes” has “Clay wrap” instead.',
    ]));

  test('an offer that lists what it includes is not reported', async () =>
    assert.equal(await findingsWith(MASSAGE_AND(['massage', 'scrub'], ['Massage', 'Salt scrub'])), []));

  test('an offer can list an extra that costs nothing', async () =>
    assert.equal(await findingsWith(MASSAGE_AND(['massage'], ['Massage', 'Salt scrub'])), []));
});
