/** A course whose name and field state different numbers of sessions. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

type Pack = readonly [label: string, sessions: number, price: string];

const findingsAbout = async (...packs: readonly Pack[]) => {
  const packages = packs.map(([label, sessions, price]) => ({ label, sessions, price }));
  const { findings } = await checkedWith({ 'catalogue.massage.packages': packages });
  return findings.filter(({ rule }) => rule === 'price/course').map(({ message }) => message);
};

const FIVE: Pack = ['Course of five', 5, '£240'];

suite('the number in the name of a course', (test) => {
  for (const [label, sessions, price] of [
    ['Course of six', 5, '£310'],
    ['Six sessions', 5, '£300'],
    ['Course of three', 5, '£240'],
    ['12 visits', 2, '£600'],
  ] as const)
    test(`“${label}” with ${sessions} sessions for ${price} is one mistake`, async () =>
      assert.equal(await findingsAbout([label, sessions, price]), [`“${label}” has ${sessions} sessions here.`]));

  test('explains why more sessions do not cost more', async () =>
    assert.equal(await findingsAbout(FIVE, ['Course of ten', 5, '£430']), ['“Course of ten” has 5 sessions here.']));

  test('does not explain a price that is wrong for both numbers', async () =>
    assert.equal(await findingsAbout(['Course of six', 5, '£400']), [
      '“£400” is not less than 5 × £60 = £300.',
      '“Course of six” has 5 sessions here.',
    ]));

  test('is not that of months, areas or people', async () => {
    for (const label of ['Course of 3 months', 'Six-week course', 'Two areas', 'For two people'])
      assert.equal(await findingsAbout([label, 5, '£240']), []);
  });
});
