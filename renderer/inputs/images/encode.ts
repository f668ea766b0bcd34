import type { Sharp } from 'sharp';
import { cachedBytes } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { drawn } from './draw.ts';
import { ImageError, sourceBytes } from './source-bytes.ts';
import type { Variant } from './variants.ts';

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

const PAPER = '#ffffff';

async function encode(variant: Variant, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const { source, width, height, format, position } = variant;
  const bytes = await sourceBytes(source, io);
  const image = flattened(await drawn(bytes, source, { width, height, fit: 'cover', position }), variant);
  return image
    .toFormat(format, { avif: avif(width), webp, png, jpeg }[format])
    .toBuffer()
    .catch((error: unknown) => {
      throw new ImageError(source, notEncoded(variant, error), false);
    });
}

const notEncoded = ({ format, width, height }: Variant, error: unknown) => ({
  message: `cannot be encoded as ${format} with ${width} × ${height} pixels: ${error instanceof Error ? error.message : error}.`,
  help: 'Use an image whose shape is less extreme, or export it again from the program that created it.',
});

/** Removes an unnecessary alpha channel, which costs time and bytes. JPEG has none. */
function flattened(image: Sharp, { source: { placeholderColour }, format }: Pick<Variant, 'source' | 'format'>): Sharp {
  if (placeholderColour === undefined && format !== 'jpeg') return image;
  return image.flatten({ background: placeholderColour === undefined ? PAPER : `#${placeholderColour}` });
}
