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
  'claim/guarantee': { precision: 0.95, recall: 0.85, note: NOTE },
  'claim/pressure': { precision: 0.94, recall: 0.8, note: NOTE },
  'content/one-fact': { precision: 0.98, recall: 0.85, note: NOTE },
  'content/structured-data': { precision: 1, recall: 0.86, note: NOTE },
  'price/typed': { precision: 0.88, recall: 1, note: NOTE },
};
