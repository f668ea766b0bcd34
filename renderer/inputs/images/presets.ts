/** The use of an image: its widths and aspect ratio. */
export interface Preset {
  readonly widths: readonly number[];
  /** Width divided by height, if images are cropped to one aspect ratio. */
  readonly ratio?: number;
  /** The maximum width offered to phones: more pixels would cost more than a small screen can show. */
  readonly onPhone?: number;
  /** Whether the specification names the formats and widths, so that even a drawing is offered in them. */
  readonly specified?: true;
}

/**
 * The widths of the specification: cards 640x480 at 320 and 640; treatment pages 320, 640, 1280; gallery 640 and 1280.
 * The largest images of other pages have an intermediate width, because phones that need 720 or 960 pixels would
 * otherwise fetch 1280.
 */
export const presets = {
  card: { widths: [320, 640], ratio: 4 / 3, specified: true },
  portrait: { widths: [320, 640] },
  page: { widths: [320, 640, 1280], specified: true },
  gallery: { widths: [640, 1280], specified: true },
  plate: { widths: [320, 640, 1024, 1280] },
  hero: { widths: [640, 1024, 1280, 1920] },
  landing: { widths: [320, 640, 1280], onPhone: 480 },
  miniGallery: { widths: [640, 1280], onPhone: 640, specified: true },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** The pixels across a common phone: 390 CSS pixels at a density of 2. */
const PHONE_PIXELS = 780;

/** Returns the width that a phone chooses for an image as wide as its screen. */
export function phoneWidthOf(preset: PresetName): number {
  const { widths, onPhone }: Preset = presets[preset];
  return onPhone ?? widths.find((width) => width >= PHONE_PIXELS) ?? Math.max(...widths);
}

/** Returns the aspect ratio of an image after cropping by a preset. */
export function shapeOf({ width, height }: { width: number; height: number }, preset: PresetName): number {
  const { ratio = width / height }: Preset = presets[preset];
  return ratio;
}
