import { catClinic } from './cat-clinic/index.ts';
import { daySpa } from './day-spa/index.ts';
import { orthodontics } from './orthodontics/index.ts';
import type { Trade } from './sentence.ts';
import { sportsMassage } from './sports-massage/index.ts';
import { weightClinic } from './weight-clinic/index.ts';
import { womensHealth } from './womens-health/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  orthodontics,
  'day spa': daySpa,
  'cat clinic': catClinic,
  'women’s health': womensHealth,
  'sports massage': sportsMassage,
  'weight clinic': weightClinic,
};
