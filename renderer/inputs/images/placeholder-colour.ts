import { drawn } from './draw.ts';

/** Wide enough that a drawing's background covers more than the blurred edges of its lines. */
const SAMPLE_WIDTH = 320;

/**
 * A drawing has one background colour over a large part of its area; in a photograph, hardly two pixels are the same.
 */
const MIN_SHARE = 0.2;

/** The share of pixels that may be transparent: the last row of a drawing whose height is not a whole number. */
const CLEAR_SHARE = 0.01;

/**
 * The colour shown in place of an image until it arrives, such as 'ead3c6': the background of a drawing, or the average
 * of a photograph. `undefined` if the image is transparent, because the colour behind it is visible anyway.
 */
export async function placeholderColourOf(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
  vector: boolean,
): Promise<string | undefined> {
  const width = Math.min(SAMPLE_WIDTH, size.width);
  const height = Math.max(1, Math.round((width * size.height) / size.width));
  const image = await drawn(bytes, { ...size, vector }, { width, height });
  const points = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const count = points.length / 4;
  const colours = new Map<number, number>();
  let clear = 0;
  for (let at = 0; at < points.length; at += 4) {
    const colour = points.readUIntBE(at, 3);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
    if (points[at + 3] !== 255) clear += 1;
  }
  if (clear / count > CLEAR_SHARE) return undefined;
  const [placeholderColour, times] = [...colours].reduce((most, next) => (next[1] > most[1] ? next : most));
  return (times / count < MIN_SHARE ? middle(colours, count) : placeholderColour).toString(16).padStart(6, '0');
}

function middle(colours: ReadonlyMap<number, number>, count: number): number {
  const mean = (shift: number) =>
    Math.round([...colours].reduce((sum, [colour, times]) => sum + ((colour >> shift) & 255) * times, 0) / count);
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}
