/** A reduction for a review gives one finding, which does not advise to add it to the config. */
import * as assert from 'uvu/assert';
import { lazy } from '../../renderer/core/lazy.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** Sentences, and the rules that report each. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'Leave us five stars on Google and we take £10 off your next massage.': ['claim/review'],
  'Write us a review and get £20 off.': ['claim/review'],
  'Rate us on Google and your next visit is 20% cheaper.': ['claim/review'],
  'Save 15% on your next massage when you post a review.': ['claim/review'],
  'Massages are £10 off on Mondays.': ['price/saving'],
  'Leave us a review if you like. Massages are £10 off on Mondays.': ['price/saving'],
};

suite('a reduction for a review', (test) => {
  const questions = Object.keys(SENTENCES).map((answer, index) => ({ question: `Point ${index + 1}?`, answer }));
  const checked = lazy(() => checkedWith({ 'pages./.1.questions': questions }));
  for (const [index, [sentence, rules]] of Object.entries(SENTENCES).entries())
    test(`“${sentence}” is reported by ${rules.join()} only`, async () =>
      assert.equal(
        (await checked()).findings.flatMap(({ rule, path }) => (path?.at(-2) === index ? [rule] : [])),
        rules,
      ));
});
