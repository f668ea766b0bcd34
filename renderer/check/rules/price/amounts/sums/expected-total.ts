import type { Combination } from '../../../../../facts/combinations.ts';
import type { CountedItem } from '../sentence/token.ts';

/** The total that a sentence should state. */
export interface ExpectedTotal {
  readonly items: readonly CountedItem[];
  /** What the items add up to: several if an item has several prices. */
  readonly combinations: readonly Combination[];
}
