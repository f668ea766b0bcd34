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
const ONE = 'One false alarm in fewer than twenty reports.';
const IDIOMS = 'The rule knows the common wordings; new ones are added when owners meet them.';

/** The rules that do not reach the goal yet: their measured values, which must not become worse. */
export const FLOORS: { readonly [Name in RuleName]?: Floor } = {
  'claim/credential': { precision: 1, recall: 0.76, note: IDIOMS },
  'claim/effect': { precision: 0.85, recall: 0.95, note: NOTE },
  'claim/guarantee': { precision: 0.88, recall: 0.94, note: NOTE },
  'claim/pom-name': { precision: 1, recall: 0.89, note: 'Two medicines of 19 are not in its list.' },
  'claim/pressure': { precision: 0.9, recall: 0.93, note: NOTE },
  'content/one-fact': { precision: 0.96, recall: 0.79, note: NOTE },
  'content/structured-data': { precision: 0.97, recall: 0.92, note: NOTE },
  'price/contradiction': { precision: 0.91, recall: 0.97, note: NOTE },
  'price/free': { precision: 0.93, recall: 0.61, note: IDIOMS },
  'price/saving': { precision: 0.94, recall: 0.94, note: ONE },
  'price/typed': { precision: 0.8, recall: 1, note: NOTE },
  'price/unbacked': { precision: 0.94, recall: 0.96, note: NOTE },
};
