import { z } from 'zod';
import { IMAGE_FORMATS } from '../../facts/image-formats.ts';
import type { Authored } from '../annotations.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, shape } from './base.ts';
import { prose } from './prose.ts';
import { fileName } from './values.ts';

/** An image in content/images/. */
export interface ImageInput {
  /** The file's name in content/images/. */
  readonly file: Authored<string>;
  /** A description for people who cannot see it: 'A treatment room with a couch'; or 'none' for a decorative image. */
  readonly alt: Prose;
  /** The caption below the image: 'The room on the first floor'. */
  readonly caption?: Prose;
  /** The part that stays visible when the image is cropped. */
  readonly focus?: Authored<'top' | 'centre' | 'bottom' | 'left' | 'right'>;
}

export const image = (declaredNames: DeclaredNames) =>
  shape<ImageInput>()({
    file: fileName(...Object.keys(IMAGE_FORMATS)),
    alt: prose(declaredNames),
    caption: prose(declaredNames).optional(),
    focus: z.enum(['top', 'centre', 'bottom', 'left', 'right']).optional(),
  });
