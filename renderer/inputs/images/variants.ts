import { createHash } from 'node:crypto';
import type { Image } from '../../config/site.ts';
import { type PresetName, shapeOf } from './presets.ts';

/** The properties of a source image, known before anything is encoded. */
export interface SourceImage {
  /** Its name in the config. */
  readonly name: string;
  /** Its path below the folder of the config, as findings show it: 'content/images/room.jpg'. */
  readonly label: string;
  /** Absolute path. */
  readonly file: string;
  /** Hash of the file. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** `true` for a vector drawing, which can be rendered at any size. */
  readonly vector: boolean;
  /**
   * The smallest measured width in pixels from which a drawing is lighter than the same image as AVIF. `undefined` for
   * photographs, and for drawings that are always sent as raster images.
   */
  readonly lighterFrom?: number | undefined;
  /** Its placeholder colour, 'ead3c6'; `undefined` if the image is transparent. */
  readonly placeholderColour?: string | undefined;
  /** Whether dark text would be unreadable on a part of it; measured only for images behind text. */
  readonly hasDarkAreas?: boolean;
}

export type RasterFormat = 'avif' | 'webp' | 'png' | 'jpeg';
type ImageFormat = RasterFormat | 'svg';

export type Focus = NonNullable<Image['focus']>;

/** A file to be made from a source image. */
export interface Variant {
  readonly source: SourceImage;
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  /** The position of the crop if the aspect ratio changes. */
  readonly position: Focus;
  /** Whether the page offers the drawing itself first, so that few browsers fetch this file. */
  readonly isFallback?: boolean;
  /** Its path in the output folder: 'assets/massage-640.1a2b3c4d.avif'. */
  readonly file: string;
}

/** Increase this when the encoder settings change, so that cached files are not reused. */
export const ENCODER = '4';

/** The properties that all files of an image in one use share. */
export interface VariantUse {
  readonly source: SourceImage;
  readonly preset: PresetName;
  readonly focus?: Focus | undefined;
}

/**
 * All sizes and formats of one use share a hash; their names differ in width and format. A page names each image six
 * times, and separate hashes would not compress.
 */
export function variantOf(
  { source, preset, focus: position = 'centre' }: VariantUse,
  size: { readonly width: number; readonly height: number },
  { format, isFallback = false }: Pick<Variant, 'format' | 'isFallback'>,
): Variant {
  const hash = createHash('sha256')
    .update([ENCODER, source.hash, shapeOf(source, preset), position].join(' '))
    .digest('hex')
    .slice(0, 10);
  return {
    ...{ source, ...size, format, position, isFallback },
    file: `assets/${source.name}-${size.width}.${hash}.${format}`,
  };
}
