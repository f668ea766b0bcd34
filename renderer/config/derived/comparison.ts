import type { Comparison } from '../site.ts';

/** The image format for browsers that support neither AVIF nor WebP: the format of the original file, or JPEG. */
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
