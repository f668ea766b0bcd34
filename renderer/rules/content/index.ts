import type { Rule } from '../rule.ts';
import { cancellation } from './cancellation.ts';
import { legal } from './legal.ts';
import { contentOneFact } from './one-fact/index.ts';
import { contentStructuredData } from './structured-data.ts';

/** What a site has to say. */
export const contentRules: readonly Rule[] = [contentOneFact, contentStructuredData, legal, cancellation];
