import * as assert from 'uvu/assert';
import { progressEstimator } from '../../cli/progress.ts';
import { suite } from '../support/suite.ts';

suite('a progress message', (test) => {
  test('contains the steps, and after two seconds an estimate of the time that is left', () => {
    let now = 0;
    const text = progressEstimator(() => now);
    assert.is(text('Reading the config …'), 'Reading the config …');
    assert.is(text('Writing files', { done: 20, of: 1012 }), 'Writing files, 20 of 1,012');
    now = 1000;
    assert.is(text('Writing files', { done: 120, of: 1012 }), 'Writing files, 120 of 1,012');
    now = 2000;
    assert.is(text('Writing files', { done: 220, of: 1012 }), 'Writing files, 220 of 1,012, about 8 s left');
    now = 300_000;
    assert.is(text('Writing files', { done: 320, of: 1012 }), 'Writing files, 320 of 1,012, about 12 min left');
    assert.is(text('Writing files', { done: 1012, of: 1012 }), 'Writing files, 1,012 of 1,012');
  });

  test('estimates each kind of work from its own beginning', () => {
    let now = 0;
    const text = progressEstimator(() => now);
    text('Rendering pages', { done: 0, of: 10 });
    now = 60_000;
    text('Rendering pages', { done: 10, of: 10 });
    assert.is(text('Writing files', { done: 1, of: 10 }), 'Writing files, 1 of 10');
    now = 62_000;
    assert.is(text('Writing files', { done: 3, of: 10 }), 'Writing files, 3 of 10, about 7 s left');
  });
});
