import type { Sharp } from 'sharp';
import { cachedBytes } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { drawn } from './draw.ts';
import type { Variant } from './variants.ts';

/** The bytes of a picture in one size and format, from the cache where they were made before. */
export const encodeVariant = (variant: Variant, io: Pick<Io, 'cache' | 'read'>): Promise<Uint8Array> =>
  cachedBytes(io.cache, `variant-${variant.file.replaceAll('/', '-')}`, () => encode(variant, io));

/** Larger files are chosen by dense screens mostly, on which the eye sees less of each point. */
const LARGE = 1280;

/**
 * Line drawings keep their colours at full resolution: halved, thin lines fray. Nine tenths of the time go into AVIF;
 * docs/decisions/0012-images.md has the figures by which its settings were chosen.
 */
const avif = (width: number) =>
  ({ quality: width < LARGE ? 45 : 43, effort: 2, tune: 'ssim', chromaSubsampling: '4:4:4' }) as const;
const webp = { quality: 72, effort: 4 };
const png = { palette: true, effort: 7 };
const jpeg = { quality: 80, mozjpeg: true };

const PAPER = '#ffffff';

async function encode(variant: Variant, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const { source, width, height, format, position } = variant;
  const bytes = await io.read(source.file);
  if (!bytes) throw new Error(`${source.file} was there when it was measured and is gone.`);
  const image = flattened(await drawn(bytes, source, { width, height, fit: 'cover', position }), variant);
  return image.toFormat(format, { avif: avif(width), webp, png, jpeg }[format]).toBuffer();
}

/** A layer of transparency costs time and bytes where one sees through nothing; a JPEG has none. */
function flattened(image: Sharp, { source: { placeholderColour }, format }: Pick<Variant, 'source' | 'format'>): Sharp {
  if (placeholderColour === undefined && format !== 'jpeg') return image;
  return image.flatten({ background: placeholderColour === undefined ? PAPER : `#${placeholderColour}` });
}
