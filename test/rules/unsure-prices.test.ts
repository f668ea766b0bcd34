/** An amount that the sentence does not attach to anything, and that is a price of something else, is a warning. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const CATALOGUE = {
  'catalogue.scrub': {
    ...{ category: 'hands', duration: '30min', book: 'visit', image: 'dot' },
    ...{ name: 'Scrub', price: '£45', description: 'A scrub.' },
  },
  'figures.lateFee': '£25',
};

async function reported(values: Readonly<Record<string, unknown>>) {
  const { findings } = await checkedWith({ ...CATALOGUE, ...values });
  return findings.filter(({ rule }) => rule === 'price/contradiction' || rule === 'price/unbacked');
}
const severities = async (values: Readonly<Record<string, unknown>>) =>
  (await reported(values)).map(({ rule, severity }) => `${severity} ${rule}`);

suite('prices of which a sentence does not say what they are for', (test) => {
  test('a price of something else in the text of a treatment is a warning', async () => {
    const [finding, ...others] = await reported({ 'catalogue.massage.description': 'An hour costs £45.' });
    assert.is(others.length, 0);
    assert.is(finding?.severity, 'warning');
    assert.is(finding?.message, '“£45” is not a price of “Massage” (£60 per session).');
    assert.is(
      finding?.help,
      'Quote the fact instead of typing it: {catalogue.massage.amount}. If the sentence means something else with this price, quote that: {catalogue.scrub.price}.',
    );
  });

  for (const [why, values, ...expected] of [
    ['no fact has the amount', { 'catalogue.massage.description': 'An hour costs £47.' }, 'error price/unbacked'],
    ['the sentence names the treatment', { [ANSWER]: 'A massage costs £45.' }, 'error price/contradiction'],
    [
      'the question names the treatment',
      { [ANSWER]: 'What does a massage cost? It is £45.' },
      'error price/contradiction',
    ],
  ] as const)
    test(`it is an error if ${why}`, async () => assert.equal(await severities(values), expected));

  test('the rule can be set to “error”', async () =>
    assert.equal(
      await severities({
        'catalogue.massage.description': 'An hour costs £45.',
        rules: { 'price/contradiction': 'error' },
      }),
      ['error price/contradiction'],
    ));
});
