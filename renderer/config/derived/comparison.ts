import type { Comparison } from '../site.ts';

/** The format offered to browsers that read neither avif nor webp: the one that the file came in; jpeg for any other. */
export function fallbackFormat(kind: Comparison['kind']): 'webp' | 'png' | 'jpeg' {
  switch (kind) {
    case undefined:
    case 'publicWebP':
      return 'webp';
    case 'importedPng':
      return 'png';
    case 'other':
      return 'jpeg';
  }
}
