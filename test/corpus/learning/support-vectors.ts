import { conjugateGradients, dot, plus } from './vectors.ts';

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

/** At the minimum, every part of the gradient of the loss is 0; smaller parts change no rounded weight. */
const TOLERANCE = 0.01;
/** Newton’s method halves a step that does not reduce the loss. */
const SHORTER = 0.5;

/**
 * Separates the wrong rows from the others by a linear support vector machine with squared errors and a cost for each
 * row: Newton’s method, with directions found by conjugate gradients (Keerthi and DeCoste, 2005,
 * https://www.jmlr.org/papers/v6/keerthi05a.html). It reaches the only minimum, so the order of the rows does not matter.
 * Where it starts does not matter either: a separation of similar rows saves most of the steps.
 */
export function separate(passages: readonly Row[], features: number, start?: Separation): Separation {
  const rows = passages.map((row) => withConstant(row, features));
  let weights: Float64Array = new Float64Array(features + 1);
  if (start) {
    weights.set(start.weights);
    weights[features] = start.bias;
  }
  for (let now = lossAt(rows, weights); now.gradient.some((part) => Math.abs(part) > TOLERANCE); ) {
    const direction = newtonDirection(now);
    let step = 1;
    let next = lossAt(rows, plus(weights, step, direction));
    while (next.loss > now.loss) {
      step *= SHORTER;
      next = lossAt(rows, plus(weights, step, direction));
    }
    weights = plus(weights, step, direction);
    now = next;
  }
  return { bias: weights[features] ?? 0, weights: weights.subarray(0, features) };
}

/** Adds a feature that every row has: its weight is the bias. */
const withConstant = (row: Row, index: number): Row => ({
  ...row,
  features: Int32Array.of(...row.features, index),
  values: Float64Array.of(...row.values, 1),
});

interface Loss {
  readonly loss: number;
  readonly gradient: Float64Array;
  /** The rows whose judgement costs something: on the wrong side, or too close to the boundary. */
  readonly costly: readonly Row[];
}

function lossAt(rows: readonly Row[], weights: Float64Array): Loss {
  const costly: Row[] = [];
  const gradient = Float64Array.from(weights);
  let loss = dot(weights, weights) / 2;
  for (const row of rows) {
    const sign = row.isWrong ? 1 : -1;
    const error = 1 - sign * weighted(row, weights);
    if (error <= 0) continue;
    costly.push(row);
    loss += row.cost * error * error;
    addRow(gradient, -2 * row.cost * sign * error, row);
  }
  return { loss, gradient, costly };
}

/** The direction in which the loss is smallest if no other row becomes costly. */
function newtonDirection({ gradient, costly }: Loss): Float64Array {
  const curvatures = new Float64Array(gradient.length).fill(1);
  for (const { features, values, cost } of costly)
    features.forEach((feature, at) => {
      curvatures[feature] = (curvatures[feature] ?? 0) + 2 * cost * (values[at] ?? 0) ** 2;
    });
  const curved = (vector: Float64Array) => {
    const product = Float64Array.from(vector);
    for (const row of costly) addRow(product, 2 * row.cost * weighted(row, vector), row);
    return product;
  };
  return conjugateGradients(
    curved,
    gradient.map((part) => -part),
    curvatures,
  );
}

function addRow(vector: Float64Array, factor: number, { features, values }: Row): void {
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] ?? 0;
    vector[feature] = (vector[feature] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** The sum of a row’s weighted values. */
export function weighted({ features, values }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}
