import * as assert from 'uvu/assert';
import { sizesOf } from '../../renderer/pages/covering.ts';
import { suite } from '../support/suite.ts';

const cells = {
  phone: { width: 100, height: 75 },
  tablet: { width: 50, height: 50 },
  desk: { width: 25, height: 50 },
};

suite('the width at which a picture is drawn', (test) => {
  test('a picture that covers a tall cell reaches beyond it', () =>
    assert.is(sizesOf(4 / 3, cells), '(max-width: 767px) 100vw, (max-width: 1099px) 67vw, 67vw'));

  test('a tall picture is as wide as its cell', () =>
    assert.is(sizesOf(1 / 2, cells), '(max-width: 767px) 100vw, (max-width: 1099px) 50vw, 25vw'));
});
