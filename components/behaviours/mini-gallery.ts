import type { Behaviour } from './lib/behaviour.ts';
import { push } from './lib/data-layer.ts';
import { onLinkActivated } from './lib/on-link-activated.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { hundredths, isSeen, type Seen } from './lib/seen.ts';

/** How much of the gallery is seen when it loads. */
export const VISIBLE_SHARE = 0.4;

/**
 * Keeps the gallery of a link-in-bio page waiting until it is seen: its pictures are not fetched before. It is counted
 * once a view that it was seen, and who goes on from it, and where. Without this script everything is there.
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
  const look = () => {
    stop();
    stop = onceSeen(section, VISIBLE_SHARE, seen);
  };
  section.dataset.state = 'waiting';
  // The keyboard may come to a link before that much of the gallery is in the window.
  list?.addEventListener('focusin', () => section.dataset.state && seen());
  // A page that comes back is viewed once more; what was loaded stays.
  onPageShow(look);
};

/** Runs once so much of a part is seen; at once where a browser cannot tell. Gives what ends the wait. */
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

/** As it is counted; the first has position 1. */
const itemOf = ({ dataset, textContent }: HTMLAnchorElement, index: number) => ({
  id: dataset.tile,
  title: textContent,
  position: index + 1,
});
