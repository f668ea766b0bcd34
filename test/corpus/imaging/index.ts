import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { correctFacts } from './facts-correct.ts';
import { wrongFacts } from './facts-wrong.ts';
import { wrongMedicines } from './medicines-wrong.ts';
import { correctMoney } from './money-correct.ts';
import { wrongMoney } from './money-wrong.ts';
import { correctPeople } from './people-correct.ts';
import { wrongPeople } from './people-wrong.ts';
import { wrongPressure } from './pressure-wrong.ts';
import { wrongResults } from './results-wrong.ts';
import { site } from './site.ts';

export const imaging: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...correctPeople,
    ...correctFacts,
    ...correctMoney,
    ...wrongResults,
    ...wrongPressure,
    ...wrongPeople,
    ...wrongMedicines,
    ...wrongFacts,
    ...wrongMoney,
  ],
};
