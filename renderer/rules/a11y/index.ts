import type { Rule } from '../rule.ts';
import { beforeAfter } from './before-after.ts';
import { headingOrder } from './heading-order.ts';
import { landmark } from './landmark.ts';
import { language } from './language.ts';
import { name } from './name.ts';

/** Whether everybody can use the finished pages. */
export const a11yRules: readonly Rule[] = [headingOrder, landmark, name, language, beforeAfter];
