import type { Trade } from '../sentence.ts';
import { correctSentences } from './correct.ts';
import { site } from './site.ts';
import { wrongSentences } from './wrong.ts';

export const veins: Trade = { site, sentences: [...correctSentences, ...wrongSentences] };
