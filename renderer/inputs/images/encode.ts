import type { Sharp } from 'sharp';
import { cachedBytes } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { drawn } from './draw.ts';
import { ImageError, sourceBytes } from './source-bytes.ts';
import type { RasterFormat, Variant } from './variants.ts';

/** Encodes an image in one size and format, or returns it from the cache. */
export const encodeVariant = (variant: Variant, io: Pick<Io, 'cache' | 'read'>): Promise<Uint8Array> =>
  cachedBytes(io.cache, `variant-${variant.file.replaceAll('/', '-')}`, () => encode(variant, io));

/** Larger files are mostly for high-density screens, on which artefacts are less visible. */
const LARGE = 1280;

/**
 * Colours keep their full resolution, because thin lines in drawings fray otherwise. AVIF takes nine tenths of the
 * time; docs/decisions/0012-images.md has the measurements behind the settings.
 */
const avif = (width: number) =>
  ({ quality: width < LARGE ? 45 : 43, effort: 2, tune: 'ssim', chromaSubsampling: '4:4:4' }) as const;
const webp = { quality: 72, effort: 4 };
const png = { palette: true, effort: 7 };
const jpeg = { quality: 80, mozjpeg: true };

/** Few browsers fetch these files, so they may be larger. */
const fallbacks = {
  avif: { quality: 45, effort: 0, chromaSubsampling: '4:4:4' },
  webp: { quality: 72, effort: 0 },
  png: { palette: true, effort: 1 },
  jpeg: { quality: 80 },
} as const;

const PAPER = '#ffffff';

async function encode(variant: Variant, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const { source, format } = variant;
  const bytes = await sourceBytes(source, io);
  try {
    if (format !== 'svg') return await encodeRaster(bytes, { ...variant, format });
    const cleaned = await cleanDrawing(bytes, variant);
    if (cleaned) return cleaned;
    throw new Error('it changes while it is shown');
  } catch (error) {
    throw new ImageError(source, notEncoded(variant, error), false);
  }
}

type Raster = Pick<Variant, 'source' | 'width' | 'height' | 'position' | 'isFallback'> & {
  readonly format: RasterFormat;
};

/** Encodes an image from the bytes of its file; quickly, if its size only needs to be estimated. */
export async function encodeRaster(
  bytes: Uint8Array,
  raster: Raster,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<Uint8Array> {
  const { source, width, height, format, position, isFallback = false } = raster;
  const image = flattened(await drawn(bytes, source, { width, height, fit: 'cover', position }), raster);
  const settings = isFallback ? fallbacks : { avif: avif(width), webp, png, jpeg };
  return image.toFormat(format, { ...settings[format], ...(isQuick ? { effort: 0 } : {}) }).toBuffer();
}

const notEncoded = ({ format, width, height }: Variant, error: unknown) => ({
  message: `cannot be encoded as ${format} with ${width} × ${height} pixels: ${error instanceof Error ? error.message : error}.`,
  help: 'Use an image that is less wide or less tall, or export it again from the program that created it.',
});

/** Removes an unnecessary alpha channel, which costs time and bytes. JPEG has none. */
function flattened(image: Sharp, { source: { placeholderColour }, format }: Pick<Raster, 'source' | 'format'>): Sharp {
  if (placeholderColour === undefined && format !== 'jpeg') return image;
  return image.flatten({ background: placeholderColour === undefined ? PAPER : `#${placeholderColour}` });
}
