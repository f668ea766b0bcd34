import { INPUTS, nearest, places, rests, wrapped } from '../scroll-snap.ts';
import type { Behaviour } from './lib/behaviour.ts';

/** Makes the previous and next buttons of a horizontally scrolling list work; they wrap around at both ends. */
export const arrows: Behaviour = (part) => {
  const list = part.querySelector('ul');
  if (!list) return;
  // While a scroll is running, the next press continues from its target.
  let heading: number | undefined;
  const free = () => {
    heading = undefined;
  };
  for (const input of [...INPUTS, 'focusin']) list.addEventListener(input, free, { passive: true });
  const move = (by: number) => {
    const stops = rests(places(list));
    heading = wrapped((heading ?? nearest(stops, list.scrollLeft)) + by, stops.length);
    list.scrollTo({ left: stops[heading] ?? 0 });
    told(part, list, heading);
  };
  for (const [index, button] of part.querySelectorAll('.arrows button').entries())
    button.addEventListener('click', () => move(index === 0 ? -1 : 1));
};

/** Announces the item that the list scrolled to, for screen readers. */
function told(part: Element, { children }: Element, index: number): void {
  const status = part.querySelector('[aria-live]');
  const name = children[index]?.querySelector('a')?.textContent;
  if (status) status.textContent = `${index + 1} of ${children.length}: ${name}`;
}
