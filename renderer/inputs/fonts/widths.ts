import { z } from 'zod';
import { cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import type { FontInstance } from './font-set.ts';
import { partsOf } from './parts.ts';
import { identityOf } from './subset.ts';
import { HANKEN, SAMPLES } from './theme-fonts.ts';
import { typeface } from './typeface.ts';

type FontIo = Pick<Io, 'read' | 'cache'>;

/** The same text in the theme's font, in its widest weight. */
const THEME: FontInstance = { fonts: [HANKEN], axes: { wght: 550 } };

/** Measures how much wider the letters of fonts are than the theme's, for which the layout is made; at least 1. */
export async function widthsOf(
  { text, titles }: { readonly text: FontInstance; readonly titles: FontInstance },
  io: FontIo,
): Promise<{ text: number; titles: number }> {
  const [theme, ...own] = await Promise.all([THEME, text, titles].map((instance) => samplesIn(instance, io)));
  const [forText, forTitles] = own.map((widths) =>
    Math.max(1, ...widths.map((width, index) => width / (theme?.[index] ?? width))),
  );
  return { text: rounded(forText), titles: rounded(forTitles) };
}

const rounded = (factor = 1): number => Number(factor.toFixed(2));

async function samplesIn({ fonts, axes }: FontInstance, io: FontIo): Promise<readonly number[]> {
  const identities = await Promise.all(fonts.map((font) => identityOf(font, io)));
  const samples = Object.values(SAMPLES);
  return cachedValue(
    io.cache,
    `widths-${digest(...identities, JSON.stringify([axes, fonts.map((font) => font.axes), samples]))}`,
    (value) => z.array(z.number()).safeParse(value).data,
    async () => {
      const parts = (await Promise.all(fonts.map((font) => partsOf(font, '', io)))).flat();
      const { width } = await typeface(parts, { axes }, io);
      return samples.map((sample) => width(sample));
    },
  );
}
