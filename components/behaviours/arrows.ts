import { itemPositions, nearestIndex, restingPositions, SCROLL_INPUTS, wrapIndex } from '../scroll-snap.ts';
import type { Behaviour } from './lib/behaviour.ts';

/** Makes the previous and next buttons of a horizontally scrolling list work; they wrap around at both ends. */
export const arrows: Behaviour = (part) => {
  const list = part.querySelector('ul');
  if (!list) return;
  // While a scroll is running, the next press continues from its target.
  let target: number | undefined;
  const clearTarget = () => {
    target = undefined;
  };
  for (const input of [...SCROLL_INPUTS, 'focusin']) list.addEventListener(input, clearTarget, { passive: true });
  const move = (by: number) => {
    const positions = restingPositions(itemPositions(list));
    target = wrapIndex((target ?? nearestIndex(positions, list.scrollLeft)) + by, positions.length);
    list.scrollTo({ left: positions[target] ?? 0 });
    announce(part, list, target);
  };
  for (const [index, button] of part.querySelectorAll('.arrows button').entries())
    button.addEventListener('click', () => move(index === 0 ? -1 : 1));
};

/** Announces the item that the list scrolled to, for screen readers. */
function announce(part: Element, { children }: Element, index: number): void {
  const status = part.querySelector('[aria-live]');
  const name = children[index]?.querySelector('a')?.textContent;
  if (status) status.textContent = `${index + 1} of ${children.length}: ${name}`;
}
