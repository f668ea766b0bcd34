import type { Site } from '../../config/site.ts';
import { valueAtPath } from '../../config/value-at.ts';

/**
 * Returns the facts that a policy quotes, by their paths: a change of one changes the terms. The name of the clinic and
 * its contacts are not part of the terms.
 */
export const quotedValues = (text: string, site: Site): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\{([^{}\s]+)\}/g)].flatMap(([, path = '']) => {
      const value = path.startsWith('clinic.') ? undefined : valueAtPath(site, path.split('.'));
      return typeof value === 'string' ? [[path, value]] : [];
    }),
  );
