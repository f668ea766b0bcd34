/** The visible share and height of an element, and the height of the window in CSS pixels. */
export interface Seen {
  /** From 0 to 1. */
  readonly share: number;
  readonly height: number;
  readonly window: number;
}

/**
 * The share of the window that counts as filled. It is below 1 because observers report hundredths of the element, not
 * pixels.
 */
const FULL = 0.9;

/**
 * Returns whether the given share of an element is visible, or the element fills a window that is too low to show that
 * much.
 */
export const isSeen = (share: number, seen: Seen): boolean =>
  seen.share >= share || (seen.window > 0 && seen.height >= FULL * seen.window);

/** Returns the thresholds of an IntersectionObserver: each hundredth up to the share. */
export const hundredths = (share: number): number[] =>
  Array.from({ length: Math.round(100 * share) + 1 }, (_, index) => index / 100);
