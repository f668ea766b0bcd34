import * as assert from 'uvu/assert';
import { scaleTo, ticksOn } from '../../renderer/facts/scale.ts';
import { suite } from '../support/suite.ts';

suite('the scale of a price list', (test) => {
  test('begins at zero and reaches the highest amount', () => {
    const scale = scaleTo(55000);
    assert.equal(scale && ticksOn(scale), [0, 20000, 40000, 60000]);
  });
  test('does not exist if nothing costs money', () => assert.is(scaleTo(0), undefined));
});
