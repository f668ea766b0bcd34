/** Stops when this share of the first remainder is left: the direction need not be exact. */
const REMAINDER = 0.05;

/**
 * Solves `product(x) = goal` for a symmetric positive definite matrix by conjugate gradients, with the diagonal of the
 * matrix as preconditioner (Shewchuk, 1994, https://www.cs.cmu.edu/~quake-papers/painless-conjugate-gradient.pdf, B3).
 */
export function conjugateGradients(
  product: (vector: Float64Array) => Float64Array,
  goal: Float64Array,
  diagonal: Float64Array,
): Float64Array {
  const scaled = (vector: Float64Array): Float64Array => vector.map((value, at) => value / (diagonal[at] ?? 1));
  let solution: Float64Array = new Float64Array(goal.length);
  let remainder = goal;
  let direction = scaled(goal);
  let size = dot(remainder, direction);
  const enough = size * REMAINDER ** 2;
  while (size > enough) {
    const change = product(direction);
    const step = size / dot(direction, change);
    solution = plus(solution, step, direction);
    remainder = plus(remainder, -step, change);
    const next = scaled(remainder);
    const before = size;
    size = dot(remainder, next);
    direction = plus(next, size / before, direction);
  }
  return solution;
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The sum of a vector and a multiple of another. */
export const plus = (one: Float64Array, factor: number, other: Float64Array): Float64Array =>
  one.map((value, at) => value + factor * (other[at] ?? 0));
