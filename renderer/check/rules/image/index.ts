import type { Rule } from '../rule.ts';
import { alt } from './alt.ts';
import { size } from './size.ts';

/** Rules about the description and size of images. */
export const imageRules: readonly Rule[] = [alt, size];
