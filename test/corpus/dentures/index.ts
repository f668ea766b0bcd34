import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { wrongClaims } from './claims-wrong.ts';
import { correctFacts } from './facts-correct.ts';
import { wrongFacts } from './facts-wrong.ts';
import { moneySentences } from './money.ts';
import { peopleSentences } from './people-claims.ts';
import { site } from './site.ts';

export const dentures: Trade = {
  site,
  sentences: [...correctClaims, ...wrongClaims, ...peopleSentences, ...moneySentences, ...correctFacts, ...wrongFacts],
};
