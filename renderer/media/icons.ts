import { cachedBytes } from '../core/cache.ts';
import type { OutputFile } from '../core/file.ts';
import type { Io } from '../core/io.ts';
import { drawn } from '../inputs/images/draw.ts';
import { imageLibrary } from '../inputs/images/image-library.ts';
import type { SourceImage } from '../inputs/images/variants.ts';

/** Changes when icons are drawn otherwise, so that a cached one is never taken for a new one. */
const DRAWING = '2';

/** The sides of the icon that browsers look for by its name. */
const ICO_SIDES = [16, 32, 48] as const;

/**
 * Phones cut a maskable icon to their own shape; a circle of four fifths of it is always seen
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const SAFE = 0.8;

type Ground = 'clear' | 'filled' | 'maskable';

/** What icons are made of: the picture, and what shows where one sees through it. */
interface IconSource {
  readonly source: SourceImage;
  readonly colour: string;
}

type Tools = Pick<Io, 'cache' | 'read'>;

/** The icons that browsers and phones look for, all from one picture. */
export const icons = (icon: IconSource, io: Tools): readonly OutputFile[] => [
  { path: 'favicon.svg', bytes: () => svg(icon.source, io) },
  { path: 'favicon.ico', bytes: async () => ico(await Promise.all(ICO_SIDES.map((side) => framed(icon, side, io)))) },
  // Where an icon is clear, iOS fills it with black.
  { path: 'apple-touch-icon.png', bytes: () => png(icon, 180, 'filled', io) },
  { path: 'icon-192.png', bytes: () => png(icon, 192, 'clear', io) },
  { path: 'icon-512.png', bytes: () => png(icon, 512, 'clear', io) },
  { path: 'icon-maskable-512.png', bytes: () => png(icon, 512, 'maskable', io) },
];

function png({ source, colour }: IconSource, side: number, background: Ground, io: Tools): Promise<Uint8Array> {
  const name = `icon-${DRAWING}-${source.hash}-${side}-${background}${background === 'clear' ? '' : colour.replace('#', '-')}.png`;
  return cachedBytes(io.cache, name, () => draw({ source, colour }, side, background, io));
}

async function draw({ source, colour }: IconSource, side: number, background: Ground, io: Tools): Promise<Uint8Array> {
  const inner = background === 'maskable' ? 2 * Math.round((side * SAFE) / 2) : side;
  const icon = await drawn(await read(source, io), source, { width: inner, height: inner, fit: 'cover' });
  const sharp = await imageLibrary();
  const filled = background === 'clear' ? icon : icon.flatten({ background: colour });
  const edge = (side - inner) / 2;
  // Its edges go on outwards: fields of colour reach the edge of whatever shape is cut out.
  return sharp(await filled.png().toBuffer())
    .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A drawing is its own vector icon; a photograph is put into one. */
async function svg(source: SourceImage, io: Tools): Promise<Uint8Array> {
  if (source.vector) return read(source, io);
  const image = Buffer.from(await png({ source, colour: '' }, 192, 'clear', io)).toString('base64');
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${image}"/></svg>`,
  );
}

async function read(source: SourceImage, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const bytes = await io.read(source.file);
  if (!bytes) throw new Error(`${source.file} was there when it was measured and is gone.`);
  return bytes;
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

/** PNGs in the frame of an .ico file: a header, an entry for each, the pictures as they are. */
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
