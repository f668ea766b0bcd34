import type { Io } from '../io.ts';
import type { OutputFile } from '../output/file.ts';
import type { SourceImage } from './variants.ts';

const PNG_ICONS = [
  { path: 'icon-192.png', size: 192 },
  { path: 'icon-512.png', size: 512 },
  { path: 'apple-touch-icon.png', size: 180 },
] as const;

/** The icons that browsers and phones look for, all from one picture. */
export const icons = (source: SourceImage, io: Pick<Io, 'cache' | 'read'>): readonly OutputFile[] => [
  ...PNG_ICONS.map(({ path, size }) => ({ path, bytes: () => iconPng(source, size, io) })),
  { path: 'favicon.ico', bytes: async () => ico(await iconPng(source, 32, io), 32) },
  { path: 'favicon.svg', bytes: () => iconSvg(source, io) },
];

async function iconPng(source: SourceImage, size: number, io: Pick<Io, 'cache' | 'read'>): Promise<Uint8Array> {
  const name = `icon-${source.hash}-${size}.png`;
  const known = await io.cache.get(name);
  if (known) return known;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(await read(source, io), { density: source.vector ? (72 * size) / source.width : 72 })
    .resize({ width: size, height: size, fit: 'cover' })
    .png()
    .toBuffer();
  await io.cache.set(name, bytes);
  return bytes;
}

/** A drawing is its own vector icon; a photograph is put into one. */
async function iconSvg(source: SourceImage, io: Pick<Io, 'cache' | 'read'>): Promise<Uint8Array> {
  if (source.vector) return read(source, io);
  const png = Buffer.from(await iconPng(source, 192, io)).toString('base64');
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png}"/></svg>`,
  );
}

async function read(source: SourceImage, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const bytes = await io.read(source.file);
  if (!bytes) throw new Error(`${source.file} was there when it was measured and is gone.`);
  return bytes;
}

/** A PNG in the frame of an .ico file: header of 6 bytes, one entry of 16, the picture as it is. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
