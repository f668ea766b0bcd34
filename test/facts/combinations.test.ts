import * as assert from 'uvu/assert';
import { type Addend, combinationsOf, explainTotal } from '../../renderer/facts/combinations.ts';
import { suite } from '../support/suite.ts';

const one = (...values: readonly number[]): Addend => ({ values, count: 1 });
const several = (count: number, ...values: readonly number[]): Addend => ({ values, count });

const totals = (...addends: readonly Addend[]) => combinationsOf(addends).map(({ total }) => total);
const explained = (total: number, ...addends: readonly Addend[]) =>
  explainTotal(total, addends)?.terms.map(({ value, count }) => `${count} × ${value}`);

suite('combinations of facts', (test) => {
  test('the totals of several items have one value of each item', () => {
    assert.equal(totals(one(48), one(145)), [193]);
    assert.equal(totals(one(36, 62), one(52)), [88, 114]);
    assert.equal(totals(several(3, 46)), [138]);
  });

  test('an item without a value has no total', () => {
    assert.equal(totals(one(48), one()), []);
    assert.equal(totals(), []);
  });

  test('a total is explained by all items, or by some that follow each other', () => {
    assert.equal(explained(193, one(48), one(145)), ['1 × 48', '1 × 145']);
    assert.equal(explained(120, one(48), one(72), one(145)), ['1 × 48', '1 × 72']);
    assert.is(explained(193, one(48), one(72), one(145)), undefined);
  });

  test('a multiple is explained by the count and the value that fits', () => {
    assert.equal(explained(72, several(2, 36, 62)), ['2 × 36']);
    assert.equal(explained(202, several(2, 65), one(72)), ['2 × 65', '1 × 72']);
    assert.is(explained(73, several(2, 36, 62)), undefined);
  });

  test('the plain value of one item is no combination', () => {
    assert.is(explained(48, one(48), one(145)), undefined);
  });

  test('a list with very many combinations has no total', () => {
    const many = Array.from({ length: 14 }, () => one(1, 2));
    assert.equal(totals(...many), []);
  });
});
