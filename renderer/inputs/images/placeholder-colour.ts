import { drawn } from './draw.ts';

/** Wide enough that the ground of a drawing is more than the blurred edges of its lines. */
const LOOKED_AT = 320;

/** A drawing's ground is one colour on a good part of it; of a photograph hardly two pixels are alike. */
const MIN_SHARE = 0.2;

/** So few pixels may be clear: the last row of a drawing whose height is no whole number. */
const CLEAR_SHARE = 0.01;

/**
 * The flat colour that stands in a picture's place until it arrives, 'ead3c6': the ground of a drawing, the middle of a
 * photograph. None where one sees through the picture: what lies behind it shows already.
 */
export async function placeholderColourOf(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
  vector: boolean,
): Promise<string | undefined> {
  const width = Math.min(LOOKED_AT, size.width);
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
