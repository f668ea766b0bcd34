/** Sums and multiples of facts: “a check-up and an extraction are £193”, “two visits take an hour”. */

/** Something that a sentence counts: 'an extraction', 'two visits'. */
export interface Addend {
  /** The values that one of them can have: the prices or durations of its options. */
  readonly values: readonly number[];
  /** How many the sentence counts: 2 for 'two visits'. */
  readonly count: number;
}

/** One value of each addend, and what they add up to. */
export interface Combination {
  readonly total: number;
  readonly terms: readonly { readonly value: number; readonly count: number }[];
}

/** A sentence with more combinations than this is a list, not a sum. */
const MAX_COMBINATIONS = 5000;

/** Returns what the addends can add up to, with one value for each; nothing if one of them has no value. */
export function combinationsOf(addends: readonly Addend[]): readonly Combination[] {
  if (addends.length === 0) return [];
  if (addends.reduce((product, { values }) => product * values.length, 1) > MAX_COMBINATIONS) return [];
  return addends.reduce<readonly Combination[]>(
    (sums, { values, count }) =>
      sums.flatMap(({ total, terms }) =>
        [...new Set(values)].map((value) => ({ total: total + value * count, terms: [...terms, { value, count }] })),
      ),
    [{ total: 0, terms: [] }],
  );
}

/**
 * Returns the sum or multiple that a total states: of all addends, otherwise of some that follow each other. Returns
 * `undefined` if the total is neither, and if it is simply the value of one addend.
 */
export function explainTotal(total: number, addends: readonly Addend[]): Combination | undefined {
  for (let { length } = addends; length > 0; length -= 1)
    for (let start = 0; start + length <= addends.length; start += 1) {
      const found = combinationsOf(addends.slice(start, start + length)).find(
        (sum) => sum.total === total && isCombined(sum),
      );
      if (found) return found;
    }
  return undefined;
}

/** Checks for more than one value: a sum, or a multiple. */
export const isCombined = ({ terms: [first, ...others] }: Combination): boolean =>
  others.length > 0 || (first !== undefined && first.count > 1);
