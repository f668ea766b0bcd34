import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { correctFacts } from './facts-correct.ts';
import { wrongFacts } from './facts-wrong.ts';
import { medicines } from './medicines-wrong.ts';
import { correctMoney } from './money-correct.ts';
import { wrongMoney } from './money-wrong.ts';
import { wrongPeople } from './people-wrong.ts';
import { wrongPressure } from './pressure-wrong.ts';
import { wrongResults } from './results-wrong.ts';
import { site } from './site.ts';
import { correctVisits } from './visits-correct.ts';

export const mensHealth: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...correctVisits,
    ...correctMoney,
    ...correctFacts,
    ...wrongResults,
    ...wrongPressure,
    ...wrongPeople,
    ...medicines,
    ...wrongMoney,
    ...wrongFacts,
  ],
};
