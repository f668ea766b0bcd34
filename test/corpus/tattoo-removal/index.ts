import type { Trade } from '../sentence.ts';
import { claimSentences } from './claims.ts';
import { correctSentences } from './correct.ts';
import { factSentences } from './facts.ts';
import { site } from './site.ts';
import { wrongSentences } from './wrong.ts';

export const tattooRemoval: Trade = {
  site,
  sentences: [...correctSentences, ...wrongSentences, ...claimSentences, ...factSentences],
};
