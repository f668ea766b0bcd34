import { onceAllowed } from './choice.ts';

/** Runs once the visitor has allowed what others show on a page, and a place for it comes into sight. */
export const onceAllowedInSight = (place: Element, run: () => void): void =>
  onceAllowed('embeds', () => onceInSight(place, run));

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
