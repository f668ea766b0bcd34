/** The rating of the clinic on another site. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const rating = (value: string) => ({
  'clinic.rating': {
    ...{ value, best: '5', count: 80, source: 'Google', url: 'https://reviews.example/small', asOf: '2026-11-01' },
  },
});

const errorsAt = async (value: string): Promise<readonly string[]> =>
  (await checkedWith(rating(value))).findings
    .filter(({ path = [] }) => path.join('.') === 'clinic.rating.value')
    .map(({ message, help }) => `${message} → ${help}`);

suite('a rating', (test) => {
  test('a rating above the best possible one is reported at its value', async () =>
    assert.equal(await errorsAt('5.8'), [
      'This rating is higher than the best possible one. → Correct “value” or “best”.',
    ]));

  test('the best possible rating is accepted', async () => assert.equal(await errorsAt('5.0'), []));
});
