/** The EXIF tag in the first directory that points to GPS data (CIPA DC-008, 4.6.3). */
const GPS = 0x8825;

/** Eight bytes: the byte order, 42, and the offset of the first directory (TIFF 6.0, section 2). */
const HEADER = 8;
const ENTRY = 12;

/** Returns `true` if EXIF or XMP metadata contains the location where an image was taken. */
export const containsLocation = (text: Uint8Array | undefined, exif: Uint8Array | undefined): boolean =>
  (text !== undefined && Buffer.from(text).includes('GPSLatitude')) ||
  (exif !== undefined && hasGps(Buffer.from(exif)));

function hasGps(exif: Buffer): boolean {
  // Some formats repeat the name of the block before it.
  const tiff = exif.subarray(exif.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0);
  if (tiff.length < HEADER) return false;
  const little = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return false;
  const entries = Array.from({ length: short(first) }, (_, index) => first + 2 + index * ENTRY);
  return entries.some((at) => at + ENTRY <= tiff.length && short(at) === GPS);
}
