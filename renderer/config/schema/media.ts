import { z } from 'zod';
import type { Prose } from '../text.ts';
import { type DeclaredNames, shape } from './base.ts';
import { prose } from './references.ts';
import { fileName } from './values.ts';

/** A picture in content/images/. */
export interface ImageInput {
  /** The file's name in content/images/. */
  readonly file: string;
  /** What it shows, for those who cannot see it; 'none' for an ornament. */
  readonly alt: Prose;
  /** The line under it. */
  readonly caption?: Prose;
  /** Which part stays in sight where the picture is cut. */
  readonly focus?: 'top' | 'centre' | 'bottom' | 'left' | 'right';
}

export const image = (declaredNames: DeclaredNames) =>
  shape<ImageInput>()({
    file: fileName('.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'),
    alt: prose(declaredNames),
    caption: prose(declaredNames).optional(),
    focus: z.enum(['top', 'centre', 'bottom', 'left', 'right']).optional(),
  });
