import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, detail, shape } from './base.ts';
import { ref } from './references.ts';
import { fileName } from './values.ts';

/** A font of the clinic. */
export interface FontInput {
  /** Its files in content/fonts/: one variable font, or one static font for each weight. */
  readonly files: readonly Authored<string>[];
  /** The text of its licence in content/fonts/; the site publishes it under /fonts/. */
  readonly licence: Authored<string>;
  /** The system font that visitors see until the font arrives; 'sans' if you leave it out. */
  readonly fallback?: Authored<'sans' | 'serif'>;
}

/** The pair of fonts. */
export interface FontsInput {
  /** The font of all text. */
  readonly body: Authored<FontInput>;
  /** The font of titles, prices and quotations; the font of the text if you leave it out. */
  readonly heading?: Authored<FontInput>;
}

/** The logo of the clinic. */
export interface LogoInput<R extends Refs> {
  /** An SVG drawing in content/images/ without text. */
  readonly image: Authored<R['image']>;
  /** `true` if the drawing contains the clinic’s name, which is then not repeated beside it. */
  readonly containsName?: Authored<boolean>;
}

/** The look of the clinic, in addition to the palettes of its departments. */
export interface DesignInput<R extends Refs> {
  /** The fonts of pages, social cards and documents; those of the theme if you leave it out. */
  readonly fonts?: Authored<FontsInput>;
  /** The logo in the header, the footer, icons, social cards and documents; the departments’ colours if you leave it out. */
  readonly logo?: Authored<LogoInput<R>>;
  /** The corners of buttons, popovers and other parts that stand alone; 'square' if you leave it out. */
  readonly corners?: Authored<'square' | 'soft' | 'round'>;
}

const font = () =>
  shape<FontInput>()({
    files: z.array(fileName('.woff2', '.woff', '.ttf', '.otf')).refine((files) => files.length > 0, {
      error: 'The font has no file.',
      ...detail('config/missing', 'Name at least one file in content/fonts/.'),
    }),
    licence: fileName('.txt', '.md'),
    fallback: z.enum(['sans', 'serif']).optional(),
  });

export const design = (declaredNames: DeclaredNames) =>
  shape<DesignInput<Refs>>()({
    fonts: shape<FontsInput>()({ body: font(), heading: font().optional() }).optional(),
    logo: shape<LogoInput<Refs>>()({
      image: ref(declaredNames, 'image'),
      containsName: z.boolean().optional(),
    }).optional(),
    corners: z.enum(['square', 'soft', 'round']).optional(),
  });
