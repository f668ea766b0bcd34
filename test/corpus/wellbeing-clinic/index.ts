import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { wrongClaims } from './claims-wrong.ts';
import { correctFacts } from './facts-correct.ts';
import { wrongFacts } from './facts-wrong.ts';
import { correctMoney } from './money-correct.ts';
import { wrongMoney } from './money-wrong.ts';
import { site } from './site.ts';
import { wrongStaff } from './staff-wrong.ts';

export const wellbeingClinic: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...wrongClaims,
    ...wrongStaff,
    ...correctFacts,
    ...wrongFacts,
    ...correctMoney,
    ...wrongMoney,
  ],
};
