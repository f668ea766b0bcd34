import { catClinic } from './cat-clinic/index.ts';
import type { Trade } from './sentence.ts';
import { sportsMassage } from './sports-massage/index.ts';
import { weightClinic } from './weight-clinic/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  'cat clinic': catClinic,
  'sports massage': sportsMassage,
  'weight clinic': weightClinic,
};
