/** A passage: its features, their values, and whether the rule must report it. */
export interface Row {
  readonly isWrong: boolean;
  /** How much it costs to judge the row wrongly, compared with large weights. */
  readonly cost: number;
  readonly features: Int32Array;
  readonly values: Float64Array;
}

/** The score of a passage is the sum of `bias` and its weighted values. */
export interface Separation {
  readonly bias: number;
  readonly weights: Float64Array;
}

const ROUNDS = 30;
/** Rows are taken in a fixed order that is not that of the corpus, so that every run learns the same weights. */
const STRIDE = 7919;
/** The value of the feature of every row, whose weight is the bias. */
const CONSTANT = 1;

/**
 * Separates the wrong rows from the others by a linear support vector machine with squared errors: dual coordinate
 * descent (Hsieh et al., 2008, https://www.csie.ntu.edu.tw/~cjlin/papers/cddual.pdf, algorithm 1), with a cost for each
 * row.
 */
export function separate(rows: readonly Row[], features: number): Separation {
  const weights = new Float64Array(features);
  const multipliers = new Float64Array(rows.length);
  const ridges = rows.map(({ cost }) => 1 / (2 * cost));
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, CONSTANT));
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (let step = 0; step < rows.length; step += 1) {
      const index = (step * STRIDE + round) % rows.length;
      const row = rows[index];
      const ridge = ridges[index] ?? 0;
      if (!row) continue;
      const sign = row.isWrong ? 1 : -1;
      const multiplier = multipliers[index] ?? 0;
      const gradient = sign * (bias + weighted(row, weights)) - 1 + multiplier * ridge;
      const next = Math.max(0, multiplier - gradient / ((squares[index] ?? 1) + ridge));
      if (next === multiplier) continue;
      multipliers[index] = next;
      const change = (next - multiplier) * sign;
      bias += change * CONSTANT;
      for (let at = 0; at < row.features.length; at += 1) {
        const feature = row.features[at] ?? 0;
        weights[feature] = (weights[feature] ?? 0) + change * (row.values[at] ?? 0);
      }
    }
  return { bias, weights };
}

/** The sum of a row’s weighted values. */
export function weighted({ features, values }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}
