import type { Rule } from '../rule.ts';
import { description } from './description.ts';
import { duplicate } from './duplicate.ts';
import { selfServingRating } from './self-serving-rating.ts';
import { structuredData } from './structured-data.ts';
import { title } from './title.ts';

/** What search engines are told. */
export const seoRules: readonly Rule[] = [title, description, duplicate, structuredData, selfServingRating];
