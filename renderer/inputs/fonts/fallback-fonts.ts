import { z } from 'zod';
import type { FontFace } from '../../../components/global.ts';
import { cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import { ALWAYS } from './parts.ts';
import { identityOf } from './subset.ts';
import { type FallbackFont, SAMPLES, type SiteFont } from './theme-fonts.ts';
import { typeface } from './typeface.ts';

const fit = z.object({ size: z.number(), ascent: z.number(), descent: z.number() });

/** The scale, ascent and descent that make one font as large as another. */
type Fit = z.infer<typeof fit>;

/**
 * Returns system fonts adjusted to the size of the site's fonts, so that nothing moves when those arrive late.
 * Measurements are cached by the version of the font.
 */
export async function fallbackFaces(
  fonts: readonly SiteFont[],
  io: Pick<Io, 'read' | 'cache'>,
): Promise<readonly FontFace[]> {
  return Promise.all(
    fonts.flatMap((font) =>
      font.fallbacks.map(async (fallbackFont) => faceOf(fallbackFont, await fitOf(font, fallbackFont, io))),
    ),
  );
}

async function fitOf(font: SiteFont, fallbackFont: FallbackFont, io: Pick<Io, 'read' | 'cache'>): Promise<Fit> {
  const { axes, of, system } = fallbackFont;
  const name = `fit-${digest(await identityOf(font, io), JSON.stringify([axes, SAMPLES[of], system.widths[of]]))}`;
  return cachedValue(
    io.cache,
    name,
    (value) => fit.safeParse(value).data,
    () => measured(font, fallbackFont, io),
  );
}

async function measured(
  font: SiteFont,
  { axes, of, system }: FallbackFont,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Fit> {
  const features = of === 'figures' ? ['lnum', 'tnum'] : [];
  const own = await typeface([{ font, part: 'latin', letters: ALWAYS }], { axes, features }, io);
  const size = own.width(SAMPLES[of]) / SAMPLES[of].length / system.widths[of];
  // Both are relative to the scaled size (CSS Fonts 5, 4.9).
  return { size, ascent: own.extents.ascent / size, descent: own.extents.descent / size };
}

const faceOf = ({ family, system, range }: FallbackFont, { size, ascent, descent }: Fit): FontFace => ({
  family,
  src: system.names.map((name) => `local("${name}")`).join(),
  ...(range ? { range } : {}),
  fit: { size: percent(size, 1), ascent: percent(ascent, 0), descent: percent(descent, 0) },
});

/** Rounded to what is visible, because every page contains these numbers. */
const percent = (share: number, places: number): string => `${Number((share * 100).toFixed(places))}%`;
