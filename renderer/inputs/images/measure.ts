import { z } from 'zod';
import { cachedValue } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import { containsLocation } from './gps-location.ts';
import { imageLibrary } from './image-library.ts';
import { placeholderColourOf } from './placeholder-colour.ts';
import { unsafeInSvg } from './safe-svg.ts';

/** Larger images are mistakes, or attacks on the decoder. */
export const MAX_PIXELS = 50_000_000;

/** Increase this when images are measured differently. */
const FORMAT = 2;

/** Strict, so that a cached record with other fields is measured again. */
const measured = z.strictObject({
  /** The displayed size: a photograph may be rotated in its file. */
  width: z.number(),
  height: z.number(),
  format: z.string(),
  /** Its placeholder colour; `undefined` if the image is transparent. */
  placeholderColour: z.string().optional(),
  /** `true` if the file contains the location where it was taken. */
  located: z.boolean(),
});

/** The measurements of an image file. */
export type Measured = z.infer<typeof measured>;

const unsafe = z.strictObject({ unsafe: z.string() });

/** A forbidden part of a drawing: 'a <script> element'. */
type Unsafe = z.infer<typeof unsafe>;

const inspected = z.union([measured, unsafe]);

/**
 * Opens and measures an image, unless it is a drawing that is not safe; the result is cached by the hash of its bytes.
 * Returns `undefined` if it is not a readable image.
 */
export const measure = (
  bytes: Uint8Array,
  hash: string,
  { cache }: Pick<Io, 'cache'>,
): Promise<Measured | Unsafe | undefined> =>
  cachedValue(
    cache,
    `image-${FORMAT}-${hash}`,
    (value) => inspected.safeParse(value).data,
    async () => unsafeDrawing(bytes) ?? look(bytes).catch(() => undefined),
  );

/** The root element of a drawing may have a prefix. */
const DRAWING = /<(?:[\w.-]+:)?svg[\s/>]/i;

function unsafeDrawing(bytes: Uint8Array): Unsafe | undefined {
  const text = asText(bytes) ?? '';
  const found = DRAWING.test(text) ? unsafeInSvg(text) : undefined;
  return found === undefined ? undefined : { unsafe: found };
}

/** Only decoding the whole image reveals damage; images that are too large are not decoded. */
async function look(bytes: Uint8Array): Promise<Measured> {
  const sharp = await imageLibrary();
  const { autoOrient, format, exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const size = { width: autoOrient.width, height: autoOrient.height };
  const placeholderColour =
    size.width * size.height > MAX_PIXELS ? undefined : await placeholderColourOf(bytes, size, format === 'svg');
  return {
    ...size,
    format,
    ...(placeholderColour ? { placeholderColour } : {}),
    located: containsLocation(format === 'svg' ? bytes : xmp, exif),
  };
}
