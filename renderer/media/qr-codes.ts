import { encode } from 'uqr';
import { xml } from '../core/escape.ts';
import { type OutputFile, textBytes } from '../core/file.ts';
import type { Redirect } from '../plan/redirects.ts';

/** The number of empty modules around a code (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4;

/**
 * A quarter of a printed code may be dirty, folded or covered (level Q). A higher level is used if it does not enlarge
 * the code.
 */
const CORRECTION = { ecc: 'Q', boostEcc: true, border: QUIET_ZONE } as const;

/** The default width of a printed code: it can be read from about 40 cm. */
const PRINTED = '40mm';

/**
 * Returns a code for each booking link. It contains an address of this site, which stays valid when the booking system
 * changes.
 */
export const qrCodes = (redirects: readonly Redirect[], origin: string): readonly OutputFile[] =>
  redirects.flatMap(({ from, code }) => {
    if (code === undefined) return [];
    const address = `${origin}${from}`;
    return { path: code, bytes: async () => textBytes(qrSvg(address)) };
  });

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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINTED}" height="${PRINTED}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<title>${xml(address)}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>\n`,
  ].join('');
}
