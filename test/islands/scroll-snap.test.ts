import * as assert from 'uvu/assert';
import { nearestIndex, restingPositions, wrapIndex } from '../../components/scroll-snap.ts';
import { suite } from '../support/suite.ts';

suite('a horizontally scrolling list', (test) => {
  test('an index wraps around at both ends', () => {
    assert.equal(
      [-4, -3, -1, 0, 2, 3, 7].map((index) => wrapIndex(index, 3)),
      [2, 0, 2, 0, 2, 0, 1],
    );
    assert.is(wrapIndex(1, 1), 0);
  });

  test('the current item is the nearest', () => {
    const positions = [0, 880, 1640];
    assert.equal(
      [0, 439, 441, 900, 1261, 1640].map((at) => nearestIndex(positions, at)),
      [0, 0, 1, 1, 2, 2],
    );
  });

  test('of several items visible at the end of the list, the first is current', () =>
    assert.is(nearestIndex([0, 320, 320], 320), 1));
  test('the end of the list is one resting position, however many items it shows there, and even a fraction of a pixel off', () => {
    assert.equal(restingPositions([0, 880, 1640]), [0, 880, 1640]);
    assert.equal(restingPositions([0, 320, 320, 320]), [0, 320]);
    assert.equal(restingPositions([0, 320.67, 321, 321]), [0, 320.67]);
    assert.equal(restingPositions([0, 0, 0]), [0]);
    assert.equal(restingPositions([]), []);
  });

  test('the current item of an empty list is the first', () => assert.is(nearestIndex([], 0), 0));
});
