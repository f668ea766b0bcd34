/** Document 1, section 4: the mini-gallery loads when its section is 40 percent visible. */
import * as assert from 'uvu/assert';
import { hundredths, isSeen } from '../../components/behaviours/lib/seen.ts';
import { VISIBLE_SHARE } from '../../components/behaviours/mini-gallery.ts';
import { suite } from '../support/suite.ts';

suite('the visibility of the mini-gallery', (test) => {
  test('the visibility threshold is 0.4', () => assert.is(VISIBLE_SHARE, 0.4));

  for (const [share, seen] of [
    [0, false],
    [0.39, false],
    [0.3999, false],
    [0.4, true],
    [0.41, true],
    [1, true],
  ] as const)
    test(`${100 * share} percent visible: ${seen ? 'seen' : 'not yet'}`, () =>
      assert.is(isSeen(VISIBLE_SHARE, { share, height: 500 * share, window: 800 }), seen));

  // In a window 300 px high, at most 30 percent of a section 1000 px high is visible.
  for (const [height, seen] of [
    [0, false],
    [150, false],
    [269, false],
    [270, true],
    [300, true],
  ] as const)
    test(`in a window too low to show that share, filling ${height} of its 300 px counts as ${seen ? 'seen' : 'not seen'}`, () =>
      assert.is(isSeen(VISIBLE_SHARE, { share: height / 1000, height, window: 300 }), seen));

  test('in a window without a size, the gallery is not seen', () =>
    assert.not.ok(isSeen(VISIBLE_SHARE, { share: 0, height: 0, window: 0 })));

  test('the observer uses hundredths as thresholds, including the share itself', () => {
    const steps = hundredths(VISIBLE_SHARE);
    assert.is(steps.length, 41);
    assert.is(steps[0], 0);
    assert.is(steps.at(-1), VISIBLE_SHARE);
    assert.equal(
      steps,
      [...steps].sort((one, other) => one - other),
    );
  });
});
