/** Which percentages of the config the check suggests for a discount that no price produces. */
import * as assert from 'uvu/assert';
import { lazy } from '../../renderer/core/lazy.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const quote = (...figures: readonly string[]) =>
  `If you mean a discount that the config states, quote it: ${figures.join(' or ')}. Otherwise correct the percentage, or write the amounts and quote them.`;
const STATE =
  'Correct the percentage, or write the amounts and quote them. If it is a standing discount, such as that of members, state it once in “figures” and quote it.';
const PLAN = '{figures.planDiscount} (20%)';
const STUDENTS = '{figures.studentSaving} (12%)';

/** Sentences, and the advice on each. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'Pay on the day and the second massage is half price.': [STATE],
  'Massages are 25% off on Mondays.': [STATE],
  'Members of the plan get 25% off massages.': [quote(PLAN)],
  'If you join, you get 25% off a massage.': [quote(PLAN)],
  'Students get 25% off a massage.': [quote(STUDENTS)],
  'Students and members get 25% off a massage.': [quote(PLAN, STUDENTS)],
  'Members of the plan get 20% off massages.': [],
};

suite('a percentage that no price produces', (test) => {
  const questions = Object.keys(SENTENCES).map((answer, index) => ({ question: `Point ${index + 1}?`, answer }));
  const checked = lazy(() =>
    checkedWith({
      'figures.planDiscount': '20%',
      'figures.studentSaving': '12%',
      'pages./.1.questions': questions,
    }),
  );
  for (const [index, [sentence, advice]] of Object.entries(SENTENCES).entries())
    test(`“${sentence}” is explained by the figures that it is about`, async () =>
      assert.equal(
        (await checked()).findings.flatMap(({ rule, path, help }) =>
          rule === 'price/saving' && path?.at(-2) === index ? [help] : [],
        ),
        advice,
      ));
});
