import type { Trade } from '../sentence.ts';
import { correctClaims } from './claims-correct.ts';
import { wrongClaims } from './claims-wrong.ts';
import { factSentences } from './facts.ts';
import { moneySentences } from './money.ts';
import { site } from './site.ts';

export const weightClinic: Trade = {
  site,
  sentences: [...correctClaims, ...wrongClaims, ...moneySentences, ...factSentences],
};
