import { hearing } from './hearing/index.ts';
import { podiatry } from './podiatry/index.ts';
import type { Trade } from './sentence.ts';
import { tattooRemoval } from './tattoo-removal/index.ts';

/** The half of the corpus on which rules are measured. Do not develop rules with it. */
export const heldBack: Readonly<Record<string, Trade>> = { podiatry, hearing, 'tattoo removal': tattooRemoval };
