import { join } from 'node:path';
import { ROOT } from './sites.ts';

/** Returns the config of a site in test/sites/. */
export const configOf = (name: string): string => join(ROOT, 'test/sites', name, 'site.config.ts');

/** Practices with their own fonts, logo, colours and corners: one with a single department, one with three. */
export const PRACTICES = ['optician', 'dental'] as const;
