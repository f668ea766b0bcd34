/** Document 1, section 4: the mini-gallery loads when its section is 40 percent visible. */
import * as assert from 'uvu/assert';
import { hundredths, isSeen } from '../../components/behaviours/lib/seen.ts';
import { VISIBLE_SHARE } from '../../components/behaviours/mini-gallery.ts';
import { suite } from '../support/suite.ts';

suite('when the mini-gallery is seen', (test) => {
  test('visibility threshold 0.4', () => assert.is(VISIBLE_SHARE, 0.4));

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

  // Of a section of 1000 px a window of 300 px shows 30 percent at most.
  for (const [height, seen] of [
    [0, false],
    [150, false],
    [269, false],
    [270, true],
    [300, true],
  ] as const)
    test(`in a window too low to show so much, ${height} of whose 300 px it takes: ${seen ? 'seen' : 'not yet'}`, () =>
      assert.is(isSeen(VISIBLE_SHARE, { share: height / 1000, height, window: 300 }), seen));

  test('in a window that is not shown yet: not seen', () =>
    assert.not.ok(isSeen(VISIBLE_SHARE, { share: 0, height: 0, window: 0 })));

  test('the browser is asked for hundredths, the share itself among them', () => {
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
