import type { Trade } from '../sentence.ts';
import { amountSentences } from './amounts.ts';
import { correctClaims } from './claims-correct.ts';
import { wrongClaims } from './claims-wrong.ts';
import { otherTimes } from './effects-correct.ts';
import { claimedEffects } from './effects-wrong.ts';
import { factSentences } from './facts.ts';
import { moneySentences } from './money.ts';
import { promises } from './promises.ts';
import { reviews } from './reviews.ts';
import { site } from './site.ts';

export const healthCentre: Trade = {
  site,
  sentences: [
    ...correctClaims,
    ...wrongClaims,
    ...moneySentences,
    ...amountSentences,
    ...factSentences,
    ...claimedEffects,
    ...otherTimes,
    ...promises,
    ...reviews,
  ],
};
