import type { Trade } from '../sentence.ts';
import { correctClaims } from './correct-claims.ts';
import { correctFacts } from './correct-facts.ts';
import { oneFactSentences } from './one-fact.ts';
import { prescriptions } from './prescriptions.ts';
import { quotations } from './quotations.ts';
import { site } from './site.ts';
import { wrongClaims } from './wrong-claims.ts';
import { wrongFacts } from './wrong-facts.ts';

export const chiropractic: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...correctFacts,
    ...wrongClaims,
    ...wrongFacts,
    ...oneFactSentences,
    ...quotations,
    ...prescriptions,
  ],
};
