import { dietetics } from './dietetics/index.ts';
import { eyeSurgery } from './eye-surgery/index.ts';
import type { Trade } from './sentence.ts';
import { speechTherapy } from './speech-therapy/index.ts';
import { veins } from './veins/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  veins,
  dietetics,
  'eye surgery': eyeSurgery,
  'speech therapy': speechTherapy,
};
