import type { RuleName } from '../../renderer/core/rule-names.ts';

/** Precision and recall that every rule must reach on the held-back half. */
export const GOAL = { precision: 0.95, recall: 0.9 } as const;

/** Lower limits of a rule that does not reach the goal yet, and the reason. */
export interface Floor {
  readonly precision: number;
  readonly recall: number;
  readonly note: string;
}

/** The held-back half was written without sight of the rules. It has been measured, but no rule has been developed with it. */
const NOTE = 'Below the goal when it was first measured.';
const LEARNED = 'Learned by example: after each learning it finds other sentences, so the floor is a little lower.';

/** The rules that do not reach the goal yet: their measured values, which must not become worse. */
export const FLOORS: { readonly [Name in RuleName]?: Floor } = {
  'claim/credential': { precision: 0.95, recall: 0.88, note: NOTE },
  'claim/effect': { precision: 0.93, recall: 0.79, note: LEARNED },
  'claim/guarantee': { precision: 0.94, recall: 0.88, note: LEARNED },
  'claim/pressure': { precision: 0.93, recall: 0.9, note: LEARNED },
  'claim/pom-indirect': { precision: 0.95, recall: 0.87, note: NOTE },
  'content/one-fact': { precision: 0.95, recall: 0.85, note: NOTE },
};
