import { encode } from 'uqr';
import { cachedBytes } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import { xml } from '../core/escape.ts';
import { type OutputFile, textBytes } from '../core/file.ts';
import type { Io } from '../core/io.ts';
import { imageLibrary } from '../inputs/images/image-library.ts';
import type { Redirect } from '../plan/redirects.ts';

/** The number of empty modules around a code (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4;

/**
 * A quarter of a printed code may be dirty, folded or covered (level Q). A higher level is used if it does not enlarge
 * the code.
 */
const CORRECTION = { ecc: 'Q', boostEcc: true, border: QUIET_ZONE } as const;

/** The default width of a printed code in millimetres: it can be read from about 40 cm. */
const PRINTED_MM = 40;
const MM_PER_INCH = 25.4;

/** Pixels per module in an image: about 600 dpi at the default width, as printers ask for line drawings. */
const PIXELS_PER_MODULE = 24;

/** Increase this when images of codes are drawn differently, so that cached ones are not reused. */
const DRAWING = '1';

/**
 * Returns a code for each booking link, as a drawing and as an image. It contains an address of this site, which stays
 * valid when the booking system changes.
 */
export const qrCodes = (
  redirects: readonly Redirect[],
  origin: string,
  { cache }: Pick<Io, 'cache'>,
): readonly OutputFile[] =>
  redirects.flatMap(({ from, code }) => {
    if (code === undefined) return [];
    const address = `${origin}${from}`;
    const cachedPng = () => cachedBytes(cache, `qr-${DRAWING}-${digest(address)}.png`, () => qrPng(address));
    return [
      { path: `${code}.svg`, bytes: async () => textBytes(qrSvg(address)) },
      { path: `${code}.png`, bytes: cachedPng },
    ];
  });

/** Draws a code with two colours, for programs that cannot place an SVG. */
export async function qrPng(address: string): Promise<Uint8Array> {
  const { data, size } = encode(address, CORRECTION);
  const pixels = Uint8Array.from(data.flat(), (dark) => (dark ? 0 : 255));
  const side = size * PIXELS_PER_MODULE;
  const sharp = await imageLibrary();
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .withMetadata({ density: Math.round((side / PRINTED_MM) * MM_PER_INCH) })
    .toBuffer();
}

/** Draws a code as black squares on white, in horizontal runs. */
export function qrSvg(address: string): string {
  const { data, size } = encode(address, CORRECTION);
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINTED_MM}mm" height="${PRINTED_MM}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<title>${xml(address)}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>\n`,
  ].join('');
}
