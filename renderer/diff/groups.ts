import type { ConfigPath } from '../core/finding.ts';
import type { ChangeGroup } from './change.ts';

/** Fields that no page shows. */
const HIDDEN = [
  '*.*.evidence',
  'evidence',
  'rules',
  'budgets',
  'hosting.securityExpires',
  'offers.*.normalSince',
  'catalogue.*.reduced.normalSince',
];

/**
 * The group of each part of the config, the first pattern that fits its path; '*' fits any key. Prices are recognised by
 * their value, and the fields of sections by their role.
 */
const PATTERNS: readonly (readonly [ChangeGroup, readonly string[]])[] = [
  ['prices', ['catalogue.*.packages', 'catalogue.*.options.*.packages', 'catalogue.*.reduced']],
  ['prices', ['catalogue.*.usualPriceNote', 'offers.*.comparedWith']],
  ['look', ['*.*.image', 'catalogue.*.options.*.image', 'departments.*.palette']],
  ['look', ['comparisons.*.kind', 'images.*.file', 'images.*.focus', 'design', 'icon']],
  ['text', ['clinic.description', 'navigation.legal', 'navigation.drawerNote', 'navigation.contactHeading']],
  ['links', ['*.*.book', '*.*.bookNew', 'catalogue.*.options.*.book', '*.*.opens', 'booking', 'quiz']],
  ['links', ['departments.*.consultation.action', 'departments.*.returning', 'navigation']],
  ['links', ['clinic.socialProfiles', 'clinic.mapUrl', 'journal.origin', 'journal.feed']],
  ['text', ['*.*.description', '*.*.subtitle', '*.*.features', '*.*.ctaText', '*.*.note', 'clinic.tagline']],
  ['text', ['catalogue.*.options.*.description', 'catalogue.*.options.*.bullets', 'catalogue.*.options.*.ctaText']],
  ['offers', ['offers']],
  ['hours', ['clinic.hours', 'clinic.closures', 'clinic.specialHours', 'clinic.bankHolidays', 'clinic.visitNote']],
  ['people', ['people', 'testimonials', 'clinic.rating', 'clinic.founders']],
  ['contact', ['clinic', 'departments.*.name', 'departments.*.type']],
  ['treatments', ['catalogue', 'categories', 'programmes', 'departments.*.consultation']],
  ['documents', ['documents']],
  ['titles', ['routes.*.title', 'routes.*.description']],
  ['addresses', ['routes.*.index', 'routes.*.canonical', 'aliases']],
  ['settings', ['embeds', 'analytics', 'hosting', 'catalogueRoute']],
];

/** Returns the group of a path outside of `pages`, or `undefined` if no page shows the value. */
export function groupOf(path: ConfigPath): ChangeGroup | undefined {
  if (HIDDEN.some((pattern) => fits(pattern, path))) return undefined;
  return PATTERNS.find(([, patterns]) => patterns.some((pattern) => fits(pattern, path)))?.[0] ?? 'text';
}

const fits = (pattern: string, path: ConfigPath): boolean =>
  pattern.split('.').every((key, index) => index < path.length && (key === '*' || key === String(path[index])));
