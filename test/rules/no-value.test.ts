/** A quoted fact without a value leaves a gap, which is one mistake. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('a fact without a value', (test) => {
  for (const [answer, path] of [
    ['It takes {catalogue.cupping.minutes} minutes.', 'catalogue.cupping.minutes'],
    ['Save {catalogue.massage.saving}.', 'catalogue.massage.saving'],
  ] as const)
    test(`is reported once in “${answer}”`, async () => {
      const values = { 'catalogue.cupping.duration': undefined, 'pages./.1.questions.0.answer': answer };
      const { findings } = await checkedWith(values);
      assert.equal(
        findings
          .filter(({ rule }) => rule.startsWith('content/'))
          .map(({ rule, message }) => [rule, message.split(':')[0]]),
        [['content/no-value', `“{${path}}” has no value`]],
      );
    });
});
