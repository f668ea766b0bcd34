import type { Io } from '../io.ts';
import type { Variant } from './variants.ts';

/**
 * The bytes of a picture in one size and format, from the cache where they were made before.
 * Metadata (EXIF, GPS) is not copied: sharp leaves it out unless it is asked to keep it.
 */
export async function encodeVariant(variant: Variant, io: Pick<Io, 'cache' | 'read'>): Promise<Uint8Array> {
  const name = `variant-${variant.file.replaceAll('/', '-')}`;
  const known = await io.cache.get(name);
  if (known) return known;
  const bytes = await encode(variant, io);
  await io.cache.set(name, bytes);
  return bytes;
}

/** Line drawings keep their colours at full resolution: halved, thin lines fray. */
const QUALITY = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 72, effort: 5, smartSubsample: true },
  png: { palette: true, effort: 7 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

const CSS_PIXELS_PER_INCH = 72;

async function encode(variant: Variant, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const { source, width, height, format, position } = variant;
  const bytes = await io.read(source.file);
  if (!bytes) throw new Error(`${source.file} was there when it was measured and is gone.`);
  const { default: sharp } = await import('sharp');
  // A drawing is drawn at the size that is wanted, so that its lines stay sharp.
  const density = source.vector
    ? Math.min(2400, Math.max(1, CSS_PIXELS_PER_INCH * Math.max(width / source.width, height / source.height)))
    : CSS_PIXELS_PER_INCH;
  const image = sharp(bytes, { density, limitInputPixels: 100_000_000 })
    .rotate()
    .resize({ width, height, fit: 'cover', position });
  return image.toFormat(format, QUALITY[format]).toBuffer();
}
