import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { type Row, type Separation, separate } from './support-vectors.ts';

const row = (isWrong: boolean, ...features: number[]): Row => ({
  isWrong,
  cost: 1,
  features: Int32Array.from(features),
  values: Float64Array.from(features, () => 1),
});
const rounded = (value: number) => Math.round(value * 100) / 100 || 0;
const separated = (rows: readonly Row[], start?: Separation) => {
  const { bias, weights } = separate(rows, 3, start);
  return { bias: rounded(bias), weights: [...weights].map(rounded) };
};

suite('the separation of wrong passages from others', (test) => {
  test('weights minimise half of their squares and the squared errors', () => {
    // By symmetry, the bias is 0 and one weight is the opposite of the other: w² + 2(1 − w)² is smallest at 2/3.
    assert.equal(separated([row(true, 0), row(false, 1)]), { bias: 0, weights: [0.67, -0.67, 0] });
  });

  test('rows that are alike and labelled differently cancel each other out', () => {
    assert.equal(separated([row(true, 2), row(false, 2)]), { bias: 0, weights: [0, 0, 0] });
  });

  test('the order of the rows changes nothing', () => {
    const rows = [row(true, 0, 1), row(true, 0), row(false, 1, 2), row(false, 2), row(true, 1)];
    assert.equal(separated(rows.toReversed()), separated(rows));
  });

  test('the separation from which it starts changes nothing', () => {
    const start = { bias: 3, weights: Float64Array.of(-2, 5, 1) };
    const rows = [row(true, 0, 1), row(true, 0), row(false, 1, 2), row(false, 2), row(true, 1)];
    assert.equal(separated(rows, start), separated(rows));
  });
});
