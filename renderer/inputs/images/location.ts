/** The tag of the first directory of EXIF that points to the place (CIPA DC-008, 4.6.3). */
const GPS = 0x8825;

/** Eight bytes: the order of bytes, 42, and where the first directory begins (TIFF 6.0, section 2). */
const HEADER = 8;
const ENTRY = 12;

/** True where metadata says at which place a picture was taken: in EXIF, or in XMP as many programs write it. */
export const tellsPlace = (text: Uint8Array | undefined, exif: Uint8Array | undefined): boolean =>
  (text !== undefined && Buffer.from(text).includes('GPSLatitude')) ||
  (exif !== undefined && hasGps(Buffer.from(exif)));

function hasGps(exif: Buffer): boolean {
  // Some formats keep the name of the block before it.
  const tiff = exif.subarray(exif.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0);
  if (tiff.length < HEADER) return false;
  const little = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return false;
  const entries = Array.from({ length: short(first) }, (_, index) => first + 2 + index * ENTRY);
  return entries.some((at) => at + ENTRY <= tiff.length && short(at) === GPS);
}
