import type { RuleName } from '../../renderer/core/rule-names.ts';

/** Precision and recall that every rule must reach on the held-back half. */
export const GOAL = { precision: 0.95, recall: 0.9 } as const;

/** Lower limits of a rule that does not reach the goal yet, and the reason. */
export interface Floor {
  readonly precision: number;
  readonly recall: number;
  readonly note: string;
}

/** The held-back half was written after the rules. It has been measured, but no rule has been developed with it. */
const NOTE = 'Below the goal when it was first measured.';
const IDIOMS = 'The rule knows the common wordings; new ones are added when owners meet them.';
const ONE = 'Two or three false alarms in fewer than sixty reports.';

/** The rules that do not reach the goal yet: their measured values, which must not become worse. */
export const FLOORS: { readonly [Name in RuleName]?: Floor } = {
  'claim/credential': { precision: 0.9, recall: 0.84, note: 'Three false alarms in 31 reports.' },
  'claim/effect': { precision: 0.95, recall: 0.72, note: IDIOMS },
  'claim/guarantee': { precision: 0.88, recall: 0.88, note: NOTE },
  'claim/pressure': { precision: 0.83, recall: 0.78, note: IDIOMS },
  'claim/review': { precision: 1, recall: 0.86, note: IDIOMS },
  'content/one-fact': { precision: 0.97, recall: 0.9, note: NOTE },
  'content/structured-data': { precision: 1, recall: 0.88, note: NOTE },
  'price/contradiction': { precision: 0.9, recall: 1, note: NOTE },
  'price/free': { precision: 1, recall: 0.78, note: IDIOMS },
  'price/saving': { precision: 0.92, recall: 0.93, note: ONE },
  'price/unbacked': { precision: 0.94, recall: 1, note: ONE },
};
