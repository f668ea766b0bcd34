import { z } from 'zod';
import type { FontFace } from '../../../components/global.ts';
import { cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import { ALWAYS } from './parts.ts';
import { manifestOf } from './subset.ts';
import { type FallbackFont, SAMPLES, type ThemeFont } from './theme-fonts.ts';
import { typeface } from './typeface.ts';

const fit = z.object({ size: z.number(), ascent: z.number(), descent: z.number() });

/** By how much a font is scaled, and how far it reaches above and below its baseline, to take the room of another. */
type Fit = z.infer<typeof fit>;

/**
 * Fonts of the visitor's system, fitted to those of the theme: nothing moves when these arrive late. What is measured
 * in a version of a font is remembered.
 */
export async function fallbackFaces(
  fonts: readonly ThemeFont[],
  io: Pick<Io, 'read' | 'cache'>,
): Promise<readonly FontFace[]> {
  return Promise.all(
    fonts.flatMap((font) =>
      font.standIns.map(async (fallbackFont) => faceOf(fallbackFont, await fitOf(font, fallbackFont, io))),
    ),
  );
}

async function fitOf(font: ThemeFont, fallbackFont: FallbackFont, io: Pick<Io, 'read' | 'cache'>): Promise<Fit> {
  const { axes, of, system } = fallbackFont;
  const name = `fit-${digest(await manifestOf(font, io), JSON.stringify([axes, SAMPLES[of], system.widths[of]]))}`;
  return cachedValue(
    io.cache,
    name,
    (value) => fit.safeParse(value).data,
    () => measured(font, fallbackFont, io),
  );
}

async function measured(
  font: ThemeFont,
  { axes, of, system }: FallbackFont,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Fit> {
  const features = of === 'figures' ? ['lnum', 'tnum'] : [];
  const own = await typeface([{ font, part: 'latin', letters: ALWAYS }], { axes, features }, io);
  const size = own.width(SAMPLES[of]) / SAMPLES[of].length / system.widths[of];
  // Both are shares of the scaled size (CSS Fonts 5, 4.9).
  return { size, ascent: own.extents.ascent / size, descent: own.extents.descent / size };
}

const faceOf = ({ family, system, range }: FallbackFont, { size, ascent, descent }: Fit): FontFace => ({
  family,
  src: system.names.map((name) => `local("${name}")`).join(),
  ...(range ? { range } : {}),
  fit: { size: percent(size, 1), ascent: percent(ascent, 0), descent: percent(descent, 0) },
});

/** No finer than is seen: every page carries these. */
const percent = (share: number, places: number): string => `${Number((share * 100).toFixed(places))}%`;
