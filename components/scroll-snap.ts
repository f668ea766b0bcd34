/** Wraps an index that is past either end around to the other end. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;

/** Returns the index of the position nearest to `at`, the first of two that are equally near. */
export const nearestIndex = (positions: readonly number[], at: number): number =>
  positions.reduce(
    (best, position, index) => (Math.abs(position - at) < Math.abs((positions[best] ?? 0) - at) ? index : best),
    0,
  );

/**
 * Returns the distinct resting positions: several of the last items may be visible together at the end of the list.
 * Positions less than a pixel apart count as one, because browsers use fractions of a pixel.
 */
export const restingPositions = (positions: readonly number[]): readonly number[] =>
  positions.filter((position, index) => position - (positions[index - 1] ?? Number.NEGATIVE_INFINITY) > 1);

/** Events that show that the visitor scrolls a list. */
export const SCROLL_INPUTS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Returns the scroll position at which each item of a horizontal list starts, limited to the maximum scroll position.
 */
export function itemPositions(list: HTMLElement): readonly number[] {
  const start = list.getBoundingClientRect().left + list.clientLeft - list.scrollLeft;
  const max = list.scrollWidth - list.clientWidth;
  return [...list.children].map((item) => Math.min(item.getBoundingClientRect().left - start, max));
}

/** Returns the index of the item that a list is at. */
export const currentItem = (list: HTMLElement): number => nearestIndex(itemPositions(list), list.scrollLeft);
