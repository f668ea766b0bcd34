/** A wrong price is an error if the sentence itself says what costs it, and otherwise a warning. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = ANSWER.replace('answer', 'question');
const shared = { category: 'hands', duration: '30min', book: 'visit', image: 'dot' };
const SITE = {
  'catalogue.scrub': { ...shared, name: 'Scrub', price: '£45', description: 'A scrub.' },
};

async function reported(values: Readonly<Record<string, unknown>>) {
  const { site, findings } = await checkedWith({ ...SITE, ...values });
  assert.ok(site);
  return findings.filter(({ rule, path }) => /^price\/(?!typed)/.test(rule) && path?.[0] !== 'documents');
}

const judged = async (values: Readonly<Record<string, unknown>>) =>
  (await reported(values)).map(({ rule, severity }) => `${severity} ${rule}`);

suite('prices of which a sentence may not say what they are for', (test) => {
  test('the help of a warning says which other fact has this amount', async () => {
    const [finding, ...others] = await reported({ 'catalogue.massage.description': 'An hour costs £45.' });
    assert.is(others.length, 0);
    assert.is(finding?.severity, 'warning');
    assert.is(finding?.message, '“£45” is not a price of “Massage” (£60 per session).');
    assert.is(
      finding?.help,
      'If it is wrong, quote the fact instead of typing it: {catalogue.massage.amount}. If it means something else with this price, quote that: {catalogue.scrub.price}.',
    );
  });

  test('the help of a warning about a text that cannot quote says that it can be accepted', async () => {
    const [finding] = await reported({ 'pages./.1.title': 'With a massage, that makes £170' });
    assert.is(
      finding?.help,
      'If it is wrong, correct it or remove it: this text cannot quote a fact. If it means something else, accept it.',
    );
  });

  for (const [text, ...expected] of [
    ['A massage costs £45.', 'error price/contradiction'],
    ['A massage is just £55.', 'error price/contradiction'],
    ['A massage with Ann is just £55.', 'warning price/contradiction'],
    ['Massage: £55.', 'error price/contradiction'],
    ['Two massages come to £110.', 'error price/contradiction'],
    ['Five massages as a course save £60.', 'error price/saving'],
    ['A massage is free of charge.', 'error price/free'],
    ['A late change costs £25.', 'error price/unbacked'],
    ['A late change costs €25.', 'error price/unbacked'],
    ['A massage at half price on Mondays.', 'error price/saving'],
    ['Save 40% on Mondays.', 'warning price/saving'],
    ['The Cochrane review of 2023 found that falls were 38% lower than without.'],
    ['With a massage, that makes £170.', 'warning price/contradiction'],
    ['You pay £33, and then nothing more for a year.', 'warning price/unbacked'],
    ['The third visit costs nothing if you bring £33.', 'warning price/unbacked'],
  ] as const)
    test(`“${text}” is ${expected[0] === undefined ? 'right' : /^e/.test(expected[0]) ? 'an error' : 'a warning'}`, async () =>
      assert.equal(await judged({ [ANSWER]: text }), expected));

  test('an answer to the question for the price is an error', async () =>
    assert.equal(await judged({ [QUESTION]: 'What does a massage cost?', [ANSWER]: '£45.' }), [
      'error price/contradiction',
    ]));

  test('the config can turn the warnings into errors', async () =>
    assert.equal(
      await judged({
        'catalogue.massage.description': 'An hour costs £45.',
        rules: { 'price/contradiction': 'error' },
      }),
      ['error price/contradiction'],
    ));
});
