import type { Trade } from '../sentence.ts';
import { correctClaims } from './correct-claims.ts';
import { correctEffects } from './correct-effects.ts';
import { guarantees } from './guarantees.ts';
import { medicineAllusions } from './medicine-allusions.ts';
import { medicineNames } from './medicine-names.ts';
import { site } from './site.ts';
import { wrongClaims } from './wrong-claims.ts';
import { wrongEffects } from './wrong-effects.ts';

/** One house with many small departments, for claims about hair, habits, weight, sleep, hormones, injuries, skin and medicines. */
export const polyclinic: Trade = {
  site,
  sentences: [
    ...wrongEffects,
    ...correctEffects,
    ...guarantees,
    ...medicineAllusions,
    ...medicineNames,
    ...wrongClaims,
    ...correctClaims,
  ],
};
