import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { wrongClaims } from './claims-wrong.ts';
import { factSentences } from './facts.ts';
import { moneySentences } from './money.ts';
import { peopleSentences } from './people-claims.ts';
import { pressureAndMedicines } from './pressure-wrong.ts';
import { site } from './site.ts';

export const pilates: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...wrongClaims,
    ...pressureAndMedicines,
    ...peopleSentences,
    ...moneySentences,
    ...factSentences,
  ],
};
