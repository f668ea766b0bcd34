import { join } from 'node:path';
import { ROOT } from './sites.ts';

/** Returns the config of a site in test/sites/. */
export const configOf = (name: string): string => join(ROOT, 'test/sites', name, 'site.config.ts');

/** Practices of other trades: with a single department, with three and with none. */
export const PRACTICES = ['optician', 'dental', 'podiatry'] as const;

/** The practices with their own fonts, logo and corners. */
export const OWN_FACES: readonly string[] = ['optician', 'dental'];
