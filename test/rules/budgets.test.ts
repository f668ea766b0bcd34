/** Tests what `site check` reports for a page that exceeds its budget: issue “Everything that moves”, Weight. */
import * as assert from 'uvu/assert';
import { excess } from '../../renderer/check/rules/budget/weights.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('a page that exceeds its budget', (test) => {
  for (const [weight, limit, words] of [
    [14_018, 14_000, '14.0 KB, 18 bytes more than 14.0 KB'],
    [6001, 6000, '6.0 KB, 1 byte more than 6.0 KB'],
    [15_300, 14_000, '15.3 KB, 1.3 KB more than 14.0 KB'],
  ] as const)
    test(`the message states the excess: ${weight} of ${limit} bytes`, () => assert.is(excess(weight, limit), words));

  test('the finding names the page, and its location is the budget', async () => {
    const { findings } = await checkedWith({ budgets: { page: '1 KB' } });
    const [found] = findings.filter(({ rule }) => rule === 'budget/page');
    assert.match(found?.message ?? '', /^The page “\/” weighs \d+\.\d KB, \d+\.\d KB more than 1\.0 KB\.$/);
    assert.equal(found?.path, ['budgets', 'page']);
  });

  test('the finding names the largest module of the scripts', async () => {
    const { findings } = await checkedWith({ budgets: { firstScripts: '1 KB' } });
    const [found] = findings.filter(({ rule }) => rule === 'budget/first-scripts');
    assert.match(found?.message ?? '', /^The scripts of “\/” weigh \d+\.\d KB, .+ more than 1\.0 KB\.$/);
    assert.match(found?.help ?? '', /^The largest part is \S+\.tsx?, \d+\.\d KB before compression\.$/);
  });
});
