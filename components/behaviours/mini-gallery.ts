import type { Behaviour } from './lib/behaviour.ts';
import { push } from './lib/data-layer.ts';
import { onLinkActivated } from './lib/on-link-activated.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { hundredths, isSeen, type Seen } from './lib/seen.ts';

/** The visible share of the gallery at which its images load. */
export const VISIBLE_SHARE = 0.4;

/**
 * Delays the images of a link-in-bio page's gallery until it is visible. Counts once per view that the gallery was
 * seen, and every link followed from it. Without this script the gallery is complete.
 */
export const miniGallery: Behaviour = (section) => {
  const list = section.querySelector('ul');
  const tiles = [...section.querySelectorAll<HTMLAnchorElement>('a[data-tile]')];
  const items = tiles.map(itemOf);
  for (const [index, tile] of tiles.entries())
    onLinkActivated(tile, () => push({ event: 'mini_gallery_tile_click', ...items[index] }));
  const all = section.querySelector<HTMLAnchorElement>('.all a');
  if (all) onLinkActivated(all, () => push({ event: 'mini_gallery_cta_click', action: 'see_all_results' }));

  let stop = () => {};
  const seen = () => {
    stop();
    delete section.dataset.state;
    push({ event: 'mini_gallery_impression', items });
  };
  const observe = () => {
    stop();
    stop = onceSeen(section, VISIBLE_SHARE, seen);
  };
  section.dataset.state = 'waiting';
  // Keyboard users may reach a link before that share of the gallery is visible.
  list?.addEventListener('focusin', () => section.dataset.state && seen());
  // A restored page counts as a new view; its images stay loaded.
  onPageShow(observe);
};

/**
 * Runs a function once the given share of an element is visible; immediately in a browser without IntersectionObserver.
 * Returns a function that stops waiting.
 */
function onceSeen(part: Element, share: number, run: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    run();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => isSeen(share, seenOf(entry))) && run(),
    {
      threshold: hundredths(share),
    },
  );
  observer.observe(part);
  return () => observer.disconnect();
}

const seenOf = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): Seen => ({
  share: intersectionRatio,
  height: intersectionRect.height,
  window: rootBounds?.height ?? innerHeight,
});

/** The position as it is counted, from 1. */
const itemOf = ({ dataset, textContent }: HTMLAnchorElement, index: number) => ({
  id: dataset.tile,
  title: textContent,
  position: index + 1,
});
