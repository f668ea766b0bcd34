import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { wrongClaims } from './claims-wrong.ts';
import { correctFacts } from './facts-correct.ts';
import { wrongFacts } from './facts-wrong.ts';
import { correctMoney } from './money-correct.ts';
import { wrongMoney } from './money-wrong.ts';
import { wrongPeople } from './people-wrong.ts';
import { wrongPressure } from './pressure-wrong.ts';
import { site } from './site.ts';

export const exoticPets: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...wrongClaims,
    ...wrongPressure,
    ...wrongPeople,
    ...correctMoney,
    ...wrongMoney,
    ...correctFacts,
    ...wrongFacts,
  ],
};
