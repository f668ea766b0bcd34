/** Issue “Everything that moves”, Weight: what `site check` says of a page that is too heavy. */
import * as assert from 'uvu/assert';
import { excess } from '../../renderer/check/rules/budget/weights.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('a budget that is broken', (test) => {
  for (const [weight, limit, words] of [
    [14_018, 14_000, '14.0 KB, 18 bytes more than 14.0 KB'],
    [6001, 6000, '6.0 KB, 1 byte more than 6.0 KB'],
    [15_300, 14_000, '15.3 KB, 1.3 KB more than 14.0 KB'],
  ] as const)
    test(`is told with its excess: ${weight} of ${limit} bytes`, () => assert.is(excess(weight, limit), words));

  test('names the page, and where its budget stands', async () => {
    const { findings } = await checkedWith({ budgets: { page: '1 KB' } });
    const [found] = findings.filter(({ rule }) => rule === 'budget/page');
    assert.match(found?.message ?? '', /^The page “\/” weighs \d+\.\d KB, \d+\.\d KB more than 1\.0 KB\.$/);
    assert.equal(found?.path, ['budgets', 'page']);
  });

  test('names the module that weighs most in its scripts', async () => {
    const { findings } = await checkedWith({ budgets: { firstScripts: '1 KB' } });
    const [found] = findings.filter(({ rule }) => rule === 'budget/first-scripts');
    assert.match(found?.message ?? '', /^The scripts of “\/” weigh \d+\.\d KB, .+ more than 1\.0 KB\.$/);
    assert.match(found?.help ?? '', /^The largest part is \S+\.tsx?, \d+\.\d KB before compression\.$/);
  });
});
