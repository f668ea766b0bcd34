import type { RuleName } from '../../renderer/core/rule-names.ts';

/** Precision and recall that every rule must reach on the held-back half. */
export const GOAL = { precision: 0.95, recall: 0.9 } as const;

/** Lower limits of a rule that does not reach the goal yet, and the reason. */
export interface Floor {
  readonly precision: number;
  readonly recall: number;
  readonly note: string;
}

/** The held-back half was written after the rules and has been measured, but not yet developed with. */
const NOTE = 'Below the goal when it was first measured, on 2026-11-23.';

/** The rules that do not reach the goal yet: their measured values, which must not become worse. */
export const FLOORS: { readonly [Name in RuleName]?: Floor } = {
  'claim/credential': { precision: 1, recall: 0.8, note: NOTE },
  'claim/effect': { precision: 1, recall: 0.48, note: NOTE },
  'claim/guarantee': { precision: 0.91, recall: 0.68, note: NOTE },
  'claim/pressure': { precision: 0.92, recall: 0.56, note: NOTE },
  'content/one-fact': { precision: 0.93, recall: 0.51, note: NOTE },
  'content/structured-data': { precision: 0.95, recall: 0.82, note: NOTE },
  'price/contradiction': { precision: 0.92, recall: 0.91, note: NOTE },
  'price/free': { precision: 1, recall: 0.18, note: NOTE },
  'price/typed': { precision: 0.83, recall: 1, note: NOTE },
  'price/unbacked': { precision: 0.88, recall: 0.9, note: NOTE },
};
