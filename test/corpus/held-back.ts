import { dentures } from './dentures/index.ts';
import { exoticPets } from './exotic-pets/index.ts';
import { pilates } from './pilates/index.ts';
import type { Trade } from './sentence.ts';
import { vasectomy } from './vasectomy/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  dentures,
  'exotic pets': exoticPets,
  pilates,
  vasectomy,
};
