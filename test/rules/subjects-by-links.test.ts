/** A link to a treatment says what a sentence is about, whatever its words call the treatment. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** A massage takes an hour and is £60; cupping takes half an hour. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'The [long one](treatment:massage) takes two hours.': [
    'content/one-fact: “two hours” is not the duration of “Massage”, which is 1 hour.',
  ],
  'The [long one](treatment:massage) takes one hour.': [],
  'The long one takes two hours.': [],
  'The [long one](treatment:massage) takes an hour, and [cupping](treatment:cupping) half an hour.': [],
  'Our [massage with cups](treatment:cupping) takes half an hour.': [],
  'Our massage with cups takes half an hour.': [
    'content/one-fact: “half an hour” is not the duration of “Massage”, which is 1 hour.',
  ],
};

suite('a link to a treatment', (test) => {
  for (const [sentence, expected] of Object.entries(SENTENCES))
    test(`“${sentence}” is ${expected.length === 0 ? 'right' : 'wrong'}`, async () => {
      const { site, findings } = await checkedWith({ [ANSWER]: sentence });
      assert.ok(site);
      assert.equal(
        findings.filter(({ rule }) => rule === 'content/one-fact').map(({ rule, message }) => `${rule}: ${message}`),
        expected,
      );
    });
});
