import { allergy } from './allergy/index.ts';
import { canineHydrotherapy } from './canine-hydrotherapy/index.ts';
import { midwifery } from './midwifery/index.ts';
import type { Trade } from './sentence.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  allergy,
  'canine hydrotherapy': canineHydrotherapy,
  midwifery,
};
