/**
 * Promises that no treatment can keep (GMC, guidance for doctors who offer cosmetic interventions, paragraph 47 and
 * following; CAP code 3.7).
 */
import { CERTAINTIES } from './certainty.ts';
import type { Lexicon } from './lexicon.ts';
import { PAINLESSNESS } from './painlessness.ts';
import { FINALITY, PERMANENCE } from './permanence.ts';
import { NONE_AT_ALL, SAFETY } from './safety.ts';
import { SUCCESS } from './success.ts';

export const PROMISES: readonly Lexicon[] = [
  ...CERTAINTIES,
  PERMANENCE,
  FINALITY,
  PAINLESSNESS,
  SAFETY,
  NONE_AT_ALL,
  ...SUCCESS,
];
