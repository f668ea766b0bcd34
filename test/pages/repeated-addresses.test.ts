/** Pages with the same address are one mistake. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('an alias at the address of a page', (test) =>
  test('has one finding', async () => {
    const { findings } = await checkedWith({
      'routes./feet': { title: 'Feet', description: 'All about feet.', name: 'Feet' },
      'pages./feet': [{ kind: 'hero', title: 'Feet', lead: 'By foot.' }],
      'navigation.bar.0': { label: 'Feet', to: '/feet' },
      'aliases./feet': { page: '/treatments', index: false },
    });
    assert.equal(
      findings.map(({ rule, message }) => [rule, message]),
      [
        [
          'config/duplicate-output',
          'The alias “/feet” has the address of a page, “routes./feet”, so visitors never see it.',
        ],
      ],
    );
  }));

suite('an alias at the address of the only page of a treatment', (test) =>
  test('has one finding: the page is still shown', async () => {
    const { findings } = await checkedWith({ 'aliases./treatments/massage': { page: '/' } });
    assert.equal(
      findings.map(({ rule }) => rule),
      ['config/duplicate-output'],
    );
  }));
