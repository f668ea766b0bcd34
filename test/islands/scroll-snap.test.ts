import * as assert from 'uvu/assert';
import { nearest, rests, wrapped } from '../../components/scroll-snap.ts';
import { suite } from '../support/suite.ts';

suite('a list that scrolls sideways', (test) => {
  test('wraps an index round at both ends', () => {
    assert.equal(
      [-4, -3, -1, 0, 2, 3, 7].map((index) => wrapped(index, 3)),
      [2, 0, 2, 0, 2, 0, 1],
    );
    assert.is(wrapped(1, 1), 0);
  });

  test('is at the item that is nearest', () => {
    const places = [0, 880, 1640];
    assert.equal(
      [0, 439, 441, 900, 1261, 1640].map((at) => nearest(places, at)),
      [0, 0, 1, 1, 2, 2],
    );
  });

  test('is at the first of those that it shows together at its end', () => assert.is(nearest([0, 320, 320], 320), 1));
  test('comes to rest once at its end, however many items it shows there, and where the end is a fraction of a pixel off', () => {
    assert.equal(rests([0, 880, 1640]), [0, 880, 1640]);
    assert.equal(rests([0, 320, 320, 320]), [0, 320]);
    assert.equal(rests([0, 320.67, 321, 321]), [0, 320.67]);
    assert.equal(rests([0, 0, 0]), [0]);
    assert.equal(rests([]), []);
  });

  test('is at its first item where there is none', () => assert.is(nearest([], 0), 0));
});
