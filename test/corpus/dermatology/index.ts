import type { Trade } from '../sentence.ts';
import { claimSentences } from './claims.ts';
import { correctSentences } from './correct.ts';
import { factSentences } from './facts.ts';
import { site } from './site.ts';

export const dermatology: Trade = { site, sentences: [...correctSentences, ...factSentences, ...claimSentences] };
