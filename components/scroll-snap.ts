/** An index that has gone past either end comes in at the other. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;

/** Which of these places is nearest to where a list is; the first of two that are equally near. */
export const nearest = (places: readonly number[], at: number): number =>
  places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best), 0);

/**
 * The places at which a list comes to rest: the last of its items may be seen together at its end, and browsers
 * place them on fractions of a pixel.
 */
export const rests = (places: readonly number[]): readonly number[] =>
  places.filter((place, index) => place - (places[index - 1] ?? Number.NEGATIVE_INFINITY) > 1);

/** What a visitor begins to scroll a list with. */
export const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** How far a list that scrolls sideways is scrolled where each of its items begins, or where it ends before that. */
export function places(list: HTMLElement): readonly number[] {
  const start = list.getBoundingClientRect().left + list.clientLeft - list.scrollLeft;
  const most = list.scrollWidth - list.clientWidth;
  return [...list.children].map((item) => Math.min(item.getBoundingClientRect().left - start, most));
}

/** The item at which a list is. */
export const placeOf = (list: HTMLElement): number => nearest(places(list), list.scrollLeft);
