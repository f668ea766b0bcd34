/** Differences between two prices, prices of others, and the deposit for which a question asks. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const SITE = {
  'catalogue.scrub': { ...SCRUB, price: '£45 per arm' },
  'offers.both-hands': {
    ...{ name: 'Both Hands', price: '£95', includes: ['massage', 'scrub'], description: 'Both.', features: [] },
    ...{ book: 'visit', ctaText: 'Book', normalSince: '2025-01-05', runs: { from: '2025-11-01', until: '2030-01-01' } },
  },
  'figures.deposit': '£20',
  'pages./treatments/massage.1.note': 'A deposit of {figures.deposit} is taken when you book.',
};
const QUESTION = 'Tell me more?';
const IN_ADVANCE = 'Is there anything to pay in advance?';

/** Questions and answers, and the messages of the check about each. */
const ANSWERS: readonly (readonly [question: string, answer: string, ...messages: readonly string[]])[] = [
  [QUESTION, 'Both Hands is £10 cheaper than its parts.'],
  [QUESTION, 'Together they cost £10 less than apart.'],
  [QUESTION, 'Members pay £7 less a month than for one massage.'],
  [
    QUESTION,
    'A massage costs £25 more than a scrub.',
    '“£25” is not the difference: “Massage” £60 − “Scrub” £45 = £15.',
  ],
  [QUESTION, 'A hundred pounds pays for a massage and leaves forty over.'],
  [QUESTION, 'In our first summer a massage was £30.'],
  [QUESTION, 'Elsewhere a massage costs £90.'],
  [QUESTION, 'A night in a hospital might cost £800.'],
  ['What does the insurer pay?', 'One wants a letter, another allows £300 a year.'],
  [IN_ADVANCE, 'For a massage £20, which leaves forty to pay on the day.'],
  [IN_ADVANCE, 'For a massage: £20.', '“£20” is typed here although a fact of the config states it.'],
  [IN_ADVANCE, 'Nothing at all.', 'This denies the deposit of £20 that the config states.'],
];

const RULES = new Set(
  ['contradiction', 'deposit', 'free', 'saving', 'typed', 'unbacked'].map((name) => `price/${name}`),
);

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, ...values });
  return findings.filter(({ rule }) => RULES.has(rule)).map(({ message }) => message);
}

suite('differences and deposits', (test) => {
  for (const [question, answer, ...messages] of ANSWERS)
    test(`${question} ${answer} ${messages.length === 0 ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesWith({ 'pages./.1.questions.0': { question, answer } }), messages));

  test('two of a unit are twice its price', async () =>
    assert.equal(await messagesWith({ 'catalogue.scrub.description': 'Left and right together are £90.' }), []));

  test('“only for” limits the deposit by a part of a name', async () =>
    assert.equal(
      await messagesWith({
        'catalogue.scrub.name': 'Salt scrub',
        'pages./treatments/massage.1.note': 'Pay afterwards.',
        'pages./.1.questions.0': { question: IN_ADVANCE, answer: 'Only for a scrub: {figures.deposit}.' },
      }),
      [],
    ));
});
