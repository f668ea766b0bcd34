import type { Trade } from '../sentence.ts';
import { correctCare } from './correct-care.ts';
import { correctSupport } from './correct-support.ts';
import { factsCorrect } from './facts-correct.ts';
import { factsWrong } from './facts-wrong.ts';
import { moneyCorrect } from './money-correct.ts';
import { moneyWrong } from './money-wrong.ts';
import { site } from './site.ts';
import { wrongClaims } from './wrong-claims.ts';
import { wrongPeople } from './wrong-people.ts';
import { wrongPressure } from './wrong-pressure.ts';

export const lactation: Trade = {
  site,
  sentences: [
    ...correctCare,
    ...correctSupport,
    ...wrongClaims,
    ...wrongPressure,
    ...wrongPeople,
    ...moneyCorrect,
    ...moneyWrong,
    ...factsCorrect,
    ...factsWrong,
  ],
};
