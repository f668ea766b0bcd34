import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { z } from 'zod';
import { cachedValue } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { encodeRaster } from './encode.ts';
import { ENCODER, type SourceImage } from './variants.ts';

/** The widths, in pixels, of the raster images that phones choose. */
const WIDTHS = [480, 640, 1024, 1280];

/** The quality with which hosts compress files while they send them. */
const SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * An AVIF image that is encoded quickly has up to this many times the bytes of the same image encoded well: 1.0 to 2.0
 * times for 50 drawings at 480 pixels. Most drawings are so much lighter or heavier that the quick image decides.
 */
const QUICK_FACTOR = 2;

/** libheif encodes no AVIF image with a longer side. Source: heif_limits in libheif, as sharp builds it. */
const LONGEST_AVIF = 16_384;

const measured = z.strictObject({ lighterFrom: z.number().optional() });

/**
 * Returns the smallest width from which a drawing, compressed as hosts send it, has fewer bytes than its AVIF image.
 * Returns `undefined` if it never has, if it must be sent as a raster image, or if no AVIF image could be as long. Cached by the hash of the drawing.
 */
export async function lighterFrom(
  bytes: Uint8Array,
  source: SourceImage,
  { cache }: Pick<Io, 'cache'>,
): Promise<number | undefined> {
  const { lighterFrom } = await cachedValue(
    cache,
    `lighter-${ENCODER}-${source.hash}`,
    (value) => measured.safeParse(value).data,
    async () => ({ lighterFrom: await firstLighter(bytes, source) }),
  );
  return lighterFrom;
}

async function firstLighter(bytes: Uint8Array, source: SourceImage): Promise<number | undefined> {
  const { width, height } = source;
  const cleaned = await cleanDrawing(bytes, { source, width, height, position: 'centre' });
  if (!cleaned) return undefined;
  const sent = await promisify(brotliCompress)(cleaned, SENT);
  for (const across of WIDTHS) {
    const size = { width: across, height: Math.max(1, Math.round((across * height) / width)) };
    if (size.height > LONGEST_AVIF) return undefined;
    const avif = { source, ...size, format: 'avif', position: 'centre' } as const;
    const quick = await encodeRaster(bytes, avif, { isQuick: true });
    if (sent.length >= quick.length) continue;
    if (sent.length * QUICK_FACTOR < quick.length) return across;
    if (sent.length < (await encodeRaster(bytes, avif)).length) return across;
  }
  return undefined;
}
