import type { Rule } from '../rule.ts';
import { alt } from './alt.ts';
import { size } from './size.ts';

/** What pictures say, and the room that is kept for them. */
export const imageRules: readonly Rule[] = [alt, size];
