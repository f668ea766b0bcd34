import type { ConfigPath } from '../../../core/finding.ts';
import type { PlannedPage } from '../../../plan/page.ts';

/**
 * Returns the config path of a page's title or description: in its route or, for a generated treatment page, in its
 * treatment.
 */
export function fieldPath({ path, canonical }: PlannedPage, field: 'title' | 'description'): ConfigPath {
  const [part] = path;
  if (part === 'catalogue') return [...path, field === 'title' ? 'name' : 'description'];
  return part === 'aliases' ? ['routes', canonical, field] : [...path, field];
}
