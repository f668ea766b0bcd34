import { encode } from 'uqr';
import { xml } from '../core/escape.ts';
import { type OutputFile, textBytes } from '../core/file.ts';
import type { Redirect } from '../plan/redirects.ts';

/** ISO/IEC 18004, 5.3.8: so many modules around a code have to stay empty. */
const QUIET_ZONE = 4;

/** A quarter of a printed code may be dirty, folded or covered (level Q). Where a higher level needs no larger code, it has that. */
const CORRECTION = { ecc: 'Q', boostEcc: true, border: QUIET_ZONE } as const;

/** As wide as a code is printed where nobody says otherwise: it is read from four hand's breadths away. */
const PRINTED = '40mm';

/** A code to be printed for each address that leads to booking: it holds the address of this site, which stays. */
export const qrCodes = (redirects: readonly Redirect[], origin: string): readonly OutputFile[] =>
  redirects.flatMap(({ from, code }) => {
    if (code === undefined) return [];
    const address = `${origin}${from}`;
    return { path: code, bytes: async () => textBytes(qrSvg(address)) };
  });

/** A code as black squares on white, in rows of runs. */
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
