/** What is seen of a part of a page, and how high the window is, in CSS pixels. */
export interface Seen {
  /** From 0 to 1. */
  readonly share: number;
  readonly height: number;
  readonly window: number;
}

/** A part counts as filling the window with a little less: a browser tells of hundredths of the part, not of pixels. */
const FULL = 0.9;

/** True where so much of a part is seen; in a window too low to show that much, where the part fills it. */
export const isSeen = (share: number, seen: Seen): boolean =>
  seen.share >= share || (seen.window > 0 && seen.height >= FULL * seen.window);

/** The hundredths up to a share, at which a browser tells. */
export const hundredths = (share: number): number[] =>
  Array.from({ length: Math.round(100 * share) + 1 }, (_, index) => index / 100);
