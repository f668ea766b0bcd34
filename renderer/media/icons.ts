import { cachedBytes } from '../core/cache.ts';
import { type OutputFile, textBytes } from '../core/file.ts';
import type { Io } from '../core/io.ts';
import { drawn } from '../inputs/images/draw.ts';
import { imageLibrary } from '../inputs/images/image-library.ts';
import { sourceBytes } from '../inputs/images/source-bytes.ts';
import type { SourceImage } from '../inputs/images/variants.ts';

/** Increase this when icons are drawn differently, so that cached ones are not reused. */
const DRAWING = '2';

/** The sizes in favicon.ico. */
const ICO_SIDES = [16, 32, 48] as const;

/**
 * Phones crop a maskable icon to their own shape, but a central circle of four fifths is always visible
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const SAFE = 0.8;

type IconBackground = 'clear' | 'filled' | 'maskable';

/** The source image, and the background behind its transparent parts. */
interface IconSource {
  readonly source: SourceImage;
  readonly colour: string;
  /** Set for a logo, which is shown as a whole: an image is cropped to a square. */
  readonly isLogo?: boolean;
}

type Tools = Pick<Io, 'cache' | 'read'>;

/** Returns the icons that browsers and phones request, all from one image. */
export const icons = (icon: IconSource, io: Tools): readonly OutputFile[] => [
  { path: 'favicon.svg', bytes: () => (icon.isLogo ? squareSvg(icon.source, io) : svg(icon.source, io)) },
  { path: 'favicon.ico', bytes: async () => ico(await Promise.all(ICO_SIDES.map((side) => framed(icon, side, io)))) },
  // iOS fills transparent parts of an icon with black.
  { path: 'apple-touch-icon.png', bytes: () => png(icon, 180, 'filled', io) },
  { path: 'icon-192.png', bytes: () => png(icon, 192, 'clear', io) },
  { path: 'icon-512.png', bytes: () => png(icon, 512, 'clear', io) },
  { path: 'icon-maskable-512.png', bytes: () => png(icon, 512, 'maskable', io) },
];

function png(
  { source, colour, isLogo = false }: IconSource,
  side: number,
  background: IconBackground,
  io: Tools,
): Promise<Uint8Array> {
  const name = `icon-${DRAWING}-${source.hash}-${side}-${background}${background === 'clear' ? '' : colour.replace('#', '-')}${isLogo ? '-whole' : ''}.png`;
  return cachedBytes(io.cache, name, () => draw({ source, colour, isLogo }, side, background, io));
}

async function draw(
  { source, colour, isLogo }: IconSource,
  side: number,
  background: IconBackground,
  io: Tools,
): Promise<Uint8Array> {
  const inner = background === 'maskable' ? 2 * Math.round((side * SAFE) / 2) : side;
  // sharp flattens before it adds the space around a whole image.
  const around = background === 'clear' ? '#0000' : colour;
  const fit = isLogo ? ({ fit: 'contain', background: around } as const) : ({ fit: 'cover' } as const);
  const icon = await drawn(await sourceBytes(source, io), source, { width: inner, height: inner, ...fit });
  const sharp = await imageLibrary();
  const filled = background === 'clear' ? icon : icon.flatten({ background: colour });
  const edge = (side - inner) / 2;
  // Extends the edges of the image outwards, so that its colours reach the edge of any shape.
  return sharp(await filled.png().toBuffer())
    .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A drawing is used as the vector icon; a photograph is embedded in one. */
async function svg(source: SourceImage, io: Tools): Promise<Uint8Array> {
  if (source.vector) return sourceBytes(source, io);
  return textBytes(embedded('png', await png({ source, colour: '' }, 192, 'clear', io)));
}

const embedded = (type: string, bytes: Uint8Array): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/></svg>`;

/** A logo that may be wider than it is high, in a square. */
async function squareSvg(source: SourceImage, io: Tools): Promise<Uint8Array> {
  if (source.width === source.height) return svg(source, io);
  return textBytes(embedded('svg+xml', await sourceBytes(source, io)));
}

interface Frame {
  readonly side: number;
  readonly bytes: Uint8Array;
}

const framed = async (icon: IconSource, side: number, io: Tools): Promise<Frame> => ({
  side,
  bytes: await png(icon, side, 'clear', io),
});

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** Combines PNGs in an .ico file: a header, an entry for each, and the unchanged images. */
function ico(frames: readonly Frame[]): Uint8Array {
  const head = Buffer.alloc(ICO_HEADER + frames.length * ICO_ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(frames.length, 4);
  let offset = head.length;
  for (const [index, { side, bytes }] of frames.entries()) {
    const entry = ICO_HEADER + index * ICO_ENTRY;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...frames.map(({ bytes }) => bytes)]);
}
