import type { ResizeOptions, Sharp } from 'sharp';
import { imageLibrary } from './image-library.ts';

/** The size of a source image, and whether it is a drawing. */
export interface Source {
  readonly width: number;
  readonly height: number;
  readonly vector: boolean;
}

const CSS_PIXELS_PER_INCH = 72;
const MAX_DPI = 2400;

/**
 * Resizes an image and turns it upright. A drawing is rendered at the requested size, so that its lines stay sharp.
 * sharp drops metadata by default.
 */
export async function drawn(bytes: Uint8Array, source: Source, to: ResizeOptions): Promise<Sharp> {
  const sharp = await imageLibrary();
  const scale = Math.max((to.width ?? 0) / source.width, (to.height ?? 0) / source.height);
  const density = source.vector ? Math.min(MAX_DPI, Math.max(1, CSS_PIXELS_PER_INCH * scale)) : CSS_PIXELS_PER_INCH;
  return sharp(bytes, { density, limitInputPixels: 100_000_000 }).autoOrient().resize(to);
}
