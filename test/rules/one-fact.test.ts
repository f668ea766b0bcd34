/** “One fact, one value” on a site whose two arms begin with appointments of two lengths: the shipped one. */
import * as assert from 'uvu/assert';
import shipped from '../../site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const DESCRIPTION = 'routes./.description';

const saying = async (sentence: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ [DESCRIPTION]: sentence }, {}, { config: shipped, folder: ROOT });
  return findings.flatMap(({ rule, message }) => (rule === 'content/one-fact' ? [message] : []));
};

suite('the length of a first appointment in a sentence', (test) => {
  for (const [sentence, message] of [
    [
      'The skin consultation takes 30 minutes.',
      '“30 minutes” is not how long “Skin Consultation” takes: that is 20 minutes or 15 minutes or 10–15 minutes.',
    ],
    [
      'The discovery call takes 20 minutes.',
      '“20 minutes” is not how long “Discovery Call” takes: that is 30 minutes.',
    ],
  ] as const)
    test(`is that of the one which it names, and of no other: ${sentence}`, async () =>
      assert.equal(await saying(sentence), [message]));

  for (const sentence of [
    'The skin consultation takes 20 minutes.',
    'The discovery call takes 30 minutes.',
    'The first consultation takes 20 minutes.',
    'The first consultation takes 30 minutes.',
    'Profhilo begins with a consultation of 20 minutes.',
  ])
    test(`may be that of any where it names none, and its own where it does: ${sentence}`, async () =>
      assert.equal(await saying(sentence), []));
});
