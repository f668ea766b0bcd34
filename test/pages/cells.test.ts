import * as assert from 'uvu/assert';
import { sizesOf } from '../../renderer/pages/cells.ts';
import { suite } from '../support/suite.ts';

const cells = {
  phone: { width: 100, height: 75 },
  tablet: { width: 50, height: 50 },
  desk: { width: 25, height: 50 },
};

suite('the displayed width of an image', (test) => {
  test('an image that covers a tall cell is wider than the cell', () =>
    assert.is(sizesOf(4 / 3, cells), '(width < 48em) 100vw, 66.667vw'));

  test('a tall image is as wide as its cell', () =>
    assert.is(sizesOf(1 / 2, cells), '(width < 48em) 100vw, (width < 68.75em) 50vw, 25vw'));

  test('layouts with the same width are merged', () => {
    const half = { width: 50 };
    assert.is(sizesOf(1, { phone: half, tablet: half, desk: { width: 25 } }), '(width < 68.75em) 50vw, 25vw');
    assert.is(sizesOf(1, { phone: half, tablet: half, desk: half }), '50vw');
  });

  test('an image that keeps its shape has no height to cover', () =>
    assert.is(
      sizesOf(4 / 3, { phone: { width: 100 }, tablet: { width: 50 }, desk: { width: '20rem' } }),
      '(width < 48em) 100vw, (width < 68.75em) 50vw, 20rem',
    ));

  test('a cell can be as tall as the screen', () =>
    assert.is(
      sizesOf(2, { ...cells, desk: { width: 50, height: '100vh - 84px' } }),
      '(width < 48em) 150vw, (width < 68.75em) 100vw, max(50vw,(100vh - 84px)*2)',
    ));

  test('an image that is shown whole stays within its cell', () =>
    assert.is(
      sizesOf(2, { ...cells, desk: { width: 50, height: '30rem', whole: true } }),
      '(width < 48em) 150vw, (width < 68.75em) 100vw, min(50vw,(30rem)*2)',
    ));

  test('a layout can have its own breakpoint', () =>
    assert.is(sizesOf(1 / 2, { ...cells, tabletBelow: 1280 }), '(width < 48em) 100vw, (width < 80em) 50vw, 25vw'));
});
