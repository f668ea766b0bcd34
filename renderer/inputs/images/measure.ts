import { z } from 'zod';
import { cachedValue } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { imageLibrary } from './image-library.ts';
import { tellsPlace } from './location.ts';
import { placeholderColourOf } from './placeholder-colour.ts';

/** Larger ones are mistakes, or an attack on whoever decodes them. */
export const MAX_PIXELS = 50_000_000;

const measured = z.object({
  /** As it is seen: a photograph may lie on its side in its file. */
  width: z.number(),
  height: z.number(),
  format: z.string(),
  /** Its flat colour; none where one sees through it. */
  placeholderColour: z.string().optional(),
  /** True where the file says at which place it was taken. */
  located: z.boolean(),
});

/** What a picture's file says of it. */
export type Measured = z.infer<typeof measured>;

/** Opens a picture and looks through it once; what was found is remembered by the hash of its bytes. */
export const measure = (bytes: Uint8Array, hash: string, { cache }: Pick<Io, 'cache'>): Promise<Measured | undefined> =>
  cachedValue(
    cache,
    `picture-${hash}`,
    (value) => measured.safeParse(value).data,
    () => look(bytes).catch(() => undefined),
  );

/** A damaged picture shows itself only where all of it is decoded; one that is too large is not decoded at all. */
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
    located: tellsPlace(format === 'svg' ? bytes : xmp, exif),
  };
}
