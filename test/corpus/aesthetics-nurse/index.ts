import type { Trade } from '../sentence.ts';
import { wrongClaims } from './claims.ts';
import { correctSentences } from './correct.ts';
import { correctTreatments } from './correct-treatments.ts';
import { wrongFacts } from './facts.ts';
import { wrongMoney } from './money.ts';
import { peopleClaims } from './people-claims.ts';
import { site } from './site.ts';

export const aestheticsNurse: Trade = {
  site,
  sentences: [...correctSentences, ...correctTreatments, ...wrongClaims, ...peopleClaims, ...wrongMoney, ...wrongFacts],
};
