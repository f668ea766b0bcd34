/** The size that social networks show uncut (https://developers.facebook.com/docs/sharing/webmasters/images). */
export const CARD = { width: 1200, height: 630 } as const;

/** The cards lie on the same four columns as the pages. */
export const COLUMN = CARD.width / 4;

/** The room to the edges. */
export const MARGIN = 48;

/** How a title may be set: the largest first. */
export const TITLE = {
  sizes: [136, 120, 106, 94, 82, 72, 64, 56, 50],
  lines: 4,
  leading: 1.02,
  tracking: -0.042,
  /** Between the name above it and the lines below it. */
  height: 336,
} as const;

/** The small lines. */
export const SMALL = { size: 24, tracking: -0.012 } as const;

/** Beside a picture a title has two columns, alone it has three. */
export const roomOf = (hasImage: boolean): number => COLUMN * (hasImage ? 2 : 3) - 2 * MARGIN;
