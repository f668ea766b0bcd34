import type { Rule } from '../rule.ts';
import { beforeAfter } from './before-after.ts';
import { document } from './document.ts';
import { headingOrder } from './heading-order.ts';
import { landmark } from './landmark.ts';
import { language } from './language.ts';
import { name } from './name.ts';

/** Whether everybody can use the finished pages, and what they download. */
export const a11yRules: readonly Rule[] = [headingOrder, landmark, name, language, beforeAfter, document];
