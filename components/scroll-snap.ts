/** Wraps an index that is past either end around to the other end. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;

/** Returns the index of the position nearest to `at`, the first of two that are equally near. */
export const nearest = (places: readonly number[], at: number): number =>
  places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best), 0);

/**
 * Returns the distinct resting positions: several of the last items may be visible together at the end of the list.
 * Positions less than a pixel apart count as one, because browsers use fractions of a pixel.
 */
export const rests = (places: readonly number[]): readonly number[] =>
  places.filter((place, index) => place - (places[index - 1] ?? Number.NEGATIVE_INFINITY) > 1);

/** Events that show that the visitor scrolls a list. */
export const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Returns the scroll position at which each item of a horizontal list starts, limited to the maximum scroll position.
 */
export function places(list: HTMLElement): readonly number[] {
  const start = list.getBoundingClientRect().left + list.clientLeft - list.scrollLeft;
  const most = list.scrollWidth - list.clientWidth;
  return [...list.children].map((item) => Math.min(item.getBoundingClientRect().left - start, most));
}

/** Returns the index of the item that a list is at. */
export const placeOf = (list: HTMLElement): number => nearest(places(list), list.scrollLeft);
