import { eyeSurgery } from './eye-surgery/index.ts';
import { fertility } from './fertility/index.ts';
import { osteopathy } from './osteopathy/index.ts';
import { psychotherapy } from './psychotherapy/index.ts';
import type { Trade } from './sentence.ts';
import { speechTherapy } from './speech-therapy/index.ts';
import { travelHealth } from './travel-health/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = {
  osteopathy,
  'travel health': travelHealth,
  fertility,
  psychotherapy,
  'eye surgery': eyeSurgery,
  'speech therapy': speechTherapy,
};
