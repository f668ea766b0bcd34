/**
 * The size that social networks show without cropping (https://developers.facebook.com/docs/sharing/webmasters/images).
 */
export const CARD = { width: 1200, height: 630 } as const;

/** The cards use the same four columns as the pages. */
export const COLUMN = CARD.width / 4;

/** The margin on all sides. */
export const MARGIN = 48;

/** The font sizes for a title, largest first. */
export const TITLE = {
  sizes: [136, 120, 106, 94, 82, 72, 64, 56, 50],
  lines: 4,
  leading: 1.02,
  tracking: -0.042,
  /** The space between the name above the title and the lines below it. */
  height: 336,
} as const;

/** The font of the small lines. */
export const SMALL = { size: 24, tracking: -0.012 } as const;

/** The title spans two columns beside an image, and three without one. */
export const roomOf = (hasImage: boolean): number => COLUMN * (hasImage ? 2 : 3) - 2 * MARGIN;
