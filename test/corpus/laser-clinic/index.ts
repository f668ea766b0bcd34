import type { Trade } from '../sentence.ts';
import { correctQuestions } from './correct-questions.ts';
import { correctTreatments } from './correct-treatments.ts';
import { correctFacts, wrongFacts } from './facts.ts';
import { correctMoney } from './money-correct.ts';
import { wrongMoney } from './money-wrong.ts';
import { site } from './site.ts';
import { wrongEffects } from './wrong-effects.ts';
import { wrongMedicines } from './wrong-medicines.ts';
import { wrongPeople } from './wrong-people.ts';
import { wrongPressure } from './wrong-pressure.ts';

export const laserClinic: Trade = {
  site,
  sentences: [
    ...correctTreatments,
    ...correctQuestions,
    ...correctMoney,
    ...correctFacts,
    ...wrongEffects,
    ...wrongPressure,
    ...wrongMedicines,
    ...wrongPeople,
    ...wrongMoney,
    ...wrongFacts,
  ],
};
