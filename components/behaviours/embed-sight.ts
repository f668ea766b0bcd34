import { onceAllowed } from './consent/choice.ts';
import type { Behaviour } from './lib/behaviour.ts';

/**
 * Loads an embed once it is allowed and scrolls into view. A pending island is hydrated by this, and a hydrated one
 * loads. An island that hydrates later reads it from an attribute, so that it does not have to import this script.
 */
export const embedSight: Behaviour = (embed) =>
  onceAllowed('embeds', () =>
    whenVisible(embed, () => {
      embed.dataset.allowed = '';
      embed.querySelector('[data-island]')?.dispatchEvent(new Event('island:hydrate'));
    }),
  );

/** Loads at once in a browser without IntersectionObserver. */
function whenVisible(place: Element, run: () => void): void {
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
