import sharp from 'sharp';

/** Metadata that a phone writes into a photograph: owner, location, and orientation. */
const FROM_A_TELEPHONE = {
  IFD0: { Artist: 'A. Patient' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 31/1 48/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 12/1' },
} as const;

/** A photograph from a phone, rotated in its file: red where the sky is, blue where the ground is. */
export async function photograph(width: number, height: number): Promise<Uint8Array> {
  const red = await sharp({ create: { width: height / 2, height: width, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: height, height: width, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge(FROM_A_TELEPHONE)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A flat image of a given size, in a tiny file. */
export const flatImage = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#d9b6a5' }, limitInputPixels: false })
    .png()
    .toBuffer();
