import { contrast, luminanceOf } from '../../../components/style/contrast.ts';
import { ink } from '../../../components/theme.ts';
import { cachedValue } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { drawn, type Source } from './draw.ts';

/** Increase this when the measurement changes. */
const FORMAT = 1;

/** The measured size: about that of the image on a laptop. */
const MEASURED_SIDE = 1280;

/** More than the 4.5:1 of WCAG 2.2 (1.4.3), because compression changes colours slightly. */
const MIN_CONTRAST = 5;

/** A dark area is wider than a stroke of a line drawing, as a share of the longer side. */
const STROKE = 6 / MEASURED_SIDE;

/** Dense strokes are as dark as an area: each cell of this share of the longer side must be light on average. */
const CELL = 40 / MEASURED_SIDE;

/**
 * Stands for the background of a transparent image: on it, text has a contrast of 7:1, less than on any field of the
 * theme's palettes.
 */
const BACKGROUND = '#a8a8a8';

/**
 * Returns true if dark text would have too little contrast on some area of an image. Text and crop depend on the
 * window, so the whole image counts. The result is cached by the hash of the image.
 */
export const hasDarkAreas = (
  bytes: Uint8Array,
  source: Source & { readonly hash: string },
  { cache }: Pick<Io, 'cache'>,
) =>
  cachedValue(
    cache,
    `dark-areas-${FORMAT}-${source.hash}`,
    (value) => (typeof value === 'boolean' ? value : undefined),
    async () => {
      const lights = await luminances(bytes, source);
      return hasDarkSquare(lights) || hasDarkCell(lights);
    },
  );

/** The relative luminance of each pixel, row by row. */
interface Luminances {
  readonly values: Float64Array;
  readonly width: number;
  readonly height: number;
}

async function luminances(bytes: Uint8Array, source: Source): Promise<Luminances> {
  const scale = MEASURED_SIDE / Math.max(source.width, source.height);
  const shrink = source.vector ? scale : Math.min(1, scale);
  const size = (side: number) => Math.max(1, Math.round(side * shrink));
  const image = await drawn(bytes, source, { width: size(source.width), height: size(source.height), fit: 'fill' });
  const { data, info } = await image
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = new Float64Array(info.width * info.height);
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const at = pixel * info.channels;
    values[pixel] = luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return { values, width: info.width, height: info.height };
}

/** Text is readable on lighter colours only. */
const MIN_LUMINANCE = (MIN_CONTRAST * 1.05) / contrast('#ffffff', ink) - 0.05;

/** Returns true if all pixels of some square are dark: the largest dark square ends at each pixel, by its neighbours. */
function hasDarkSquare({ values, width, height }: Luminances): boolean {
  const side = Math.max(1, Math.round(STROKE * Math.max(width, height)));
  let above = new Uint16Array(width + 1);
  for (let y = 0; y < height; y += 1) {
    const row = new Uint16Array(width + 1);
    for (let x = 0; x < width; x += 1) {
      if ((values[y * width + x] ?? 1) >= MIN_LUMINANCE) continue;
      const square = 1 + Math.min(row[x] ?? 0, above[x] ?? 0, above[x + 1] ?? 0);
      if (square >= side) return true;
      row[x + 1] = square;
    }
    above = row;
  }
  return false;
}

/** Returns true if the average of some cell is dark. */
function hasDarkCell({ values, width, height }: Luminances): boolean {
  const side = Math.max(1, Math.round(CELL * Math.max(width, height)));
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      let sum = 0;
      let count = 0;
      for (let y = top; y < Math.min(height, top + side); y += 1)
        for (let x = left; x < Math.min(width, left + side); x += 1) {
          sum += values[y * width + x] ?? 0;
          count += 1;
        }
      if (sum / count < MIN_LUMINANCE) return true;
    }
  return false;
}
