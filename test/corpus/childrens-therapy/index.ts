import type { Trade } from '../sentence.ts';
import { wrongClaims } from './claims.ts';
import { correctSentences } from './correct.ts';
import { correctServices } from './correct-services.ts';
import { wrongFacts } from './facts.ts';
import { wrongMoney } from './money.ts';
import { peopleClaims } from './people-claims.ts';
import { site } from './site.ts';

export const childrensTherapy: Trade = {
  site,
  sentences: [...correctSentences, ...correctServices, ...wrongClaims, ...peopleClaims, ...wrongMoney, ...wrongFacts],
};
