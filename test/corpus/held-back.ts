import { beauty } from './beauty/index.ts';
import { optician } from './optician/index.ts';
import type { Trade } from './sentence.ts';
import { veterinary } from './veterinary/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = { beauty, veterinary, optician };
