import { imaging } from './imaging/index.ts';
import { lactation } from './lactation/index.ts';
import { mensHealth } from './mens-health/index.ts';
import type { Trade } from './sentence.ts';
import { smileAndSkin } from './smile-and-skin/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  'infant feeding': lactation,
  'scans and blood tests': imaging,
  'men’s health': mensHealth,
  'smile and skin': smileAndSkin,
};
