import { onceAllowed } from './consent/choice.ts';
import type { Behaviour } from './lib/behaviour.ts';

/**
 * Tells what others show once it is allowed and comes into sight: asleep, it wakes by that; awake, it loads. What wakes
 * later reads it off the page, so that the island brings no part of the page's scripts a second time.
 */
export const embedSight: Behaviour = (embed) =>
  onceAllowed('embeds', () =>
    onceInSight(embed, () => {
      embed.dataset.allowed = '';
      embed.querySelector('[data-island]')?.dispatchEvent(new Event('island:hydrate'));
    }),
  );

/** At once where a browser cannot tell. */
function onceInSight(place: Element, run: () => void): void {
  if (!('IntersectionObserver' in window)) {
    run();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(place);
}
