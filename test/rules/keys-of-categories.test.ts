/** The key of a category in a sentence means the category only if no other category has the same word in its name. */
import * as assert from 'uvu/assert';
import { ANSWER, SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const FEET = {
  'categories.feet': {
    name: 'Feet',
    department: 'main',
    anchor: 'feet',
    route: '/',
    description: 'Everything for feet.',
  },
  'catalogue.scrub': { ...SCRUB, category: 'feet' },
};

async function contradictions(names: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const values = { ...FEET, ...names, [ANSWER]: 'Hands cost from £45.' };
  const { site, findings } = await checkedWith(values);
  assert.ok(site);
  return findings.filter(({ rule }) => rule === 'price/contradiction').map(({ message }) => message);
}

suite('the key of a category in a sentence', (test) => {
  test('it means the category whose name contains it', async () =>
    assert.equal(await contradictions({ 'categories.hands.name': 'Tired hands' }), [
      '“£45” is not a price of “Tired hands” (From £60).',
    ]));

  test('it means none of two categories whose names contain it', async () =>
    assert.equal(
      await contradictions({ 'categories.hands.name': 'Tired hands', 'categories.feet.name': 'Feet and hands' }),
      [],
    ));
});
