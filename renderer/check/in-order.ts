import type { Finding } from '../core/finding.ts';

/** Sorts errors before warnings, then by file and line. */
export const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      (a.location?.file ?? '').localeCompare(b.location?.file ?? '', 'en') ||
      (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
      (a.location?.column ?? 0) - (b.location?.column ?? 0),
  );
