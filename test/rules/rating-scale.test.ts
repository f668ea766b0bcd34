/** Ratings beside the best rating that their site gives. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const RATING = {
  ...{ value: '4.8', best: '5', count: 60, source: 'Google', url: 'https://reviews.example/us', asOf: '2026-11-10' },
  structuredData: false,
};

async function messagesWith(values: object): Promise<readonly string[]> {
  const { findings } = await checkedWith({ 'clinic.rating': { ...RATING, ...values } });
  return findings.filter(({ path = [] }) => path.join('.') === 'clinic.rating.value').map(({ message }) => message);
}

suite('a rating', (test) => {
  test('above the best possible one is reported, even outside structured data', async () =>
    assert.equal(await messagesWith({ value: '5.3' }), ['This rating is above the best possible one.']));

  test('equal to the best possible one is not reported', async () =>
    assert.equal(await messagesWith({ value: '5.0' }), []));

  test('is compared with the scale of its site', async () =>
    assert.equal(await messagesWith({ value: '9.2', best: '10' }), []));
});
