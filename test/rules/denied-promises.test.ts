/** Refunds of what does not take place, and promises that a heading or a lead-in denies. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const promises = (words: string) => `“${words}” promises what no treatment can guarantee.`;

suite('a refund', (test) => {
  testSentences(test, ['claim/guarantee'], {
    'If we have to cancel, you get the next place that we have, and your money back if you prefer.': undefined,
    'When a class does not take place, you have your money back when you ask for it.': undefined,
    'Bring unopened lenses back, and we refund them.': undefined,
    'If the vet is away and we call it off, choose another day or your money back.': undefined,
    'Your money back if it does not work.': promises('money back'),
    'You are happy with your smile or your money back.': promises('happy with your smile or your money back'),
  });
});

const PERFECT = 'Your teeth will be perfect for ever.';

/** The rules that report paragraphs below this title. */
const below = async (title: string, paragraph: string): Promise<readonly string[]> => {
  const section = { kind: 'explanation', title, paragraphs: [paragraph] };
  const { findings } = await checkedWith({ 'pages./treatments/massage.2': section });
  return findings.flatMap(({ rule }) => (rule === 'claim/guarantee' || rule === 'claim/effect' ? [rule] : []));
};

suite('a promise below a title', (test) => {
  for (const title of [
    'What we will not tell you',
    'What we cannot promise',
    'What nobody can guarantee',
    'Things we never say',
    'What our laser does not do',
  ])
    test(`“${title}” denies it`, async () => assert.equal(await below(title, PERFECT), []));

  for (const title of ['What we see', 'What others cannot promise', 'What your dentist will not tell you'])
    test(`“${title}” does not deny it`, async () => assert.equal(await below(title, PERFECT), ['claim/guarantee']));

  test('a paragraph can promise something after all', async () =>
    assert.equal(await below('What we cannot promise', `A date. But this: ${PERFECT}`), ['claim/guarantee']));

  testSentences(test, ['claim/guarantee'], {
    'What we will not tell you: that your teeth will be perfect for ever.': undefined,
    'We do not promise: a smile that is perfect for ever.': undefined,
    'What we tell you: your teeth will be perfect for ever.': promises('for ever'),
  });
});
