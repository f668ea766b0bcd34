import type { Behaviour } from './lib/behaviour.ts';
import { push } from './lib/data-layer.ts';
import { keepAnchor } from './lib/keep-anchor.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { thisVisit, tracking } from './lib/tracking.ts';

/**
 * Runs on every page load and when the page is restored from the back/forward cache: scrolls to the top unless the URL
 * has a hash, and counts the view. Keeps the page free of a newsletter's popup.
 */
export const page: Behaviour = ({ dataset }) => {
  history.scrollRestoration = 'manual';
  keepAnchor();
  onPageShow((restored) => {
    if (restored && location.hash === '') scrollTo({ top: 0 });
    push({ event: 'page_view', ...campaignOf() });
  });
  if (dataset.popup) removeAlways(dataset.popup);
};

/**
 * Removes elements as soon as they match a selector. A mutation observer runs before the next frame is painted, so
 * they are never visible (https://html.spec.whatwg.org/multipage/webappapis.html#perform-a-microtask-checkpoint).
 */
function removeAlways(selector: string): void {
  const remove = () => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  };
  remove();
  // A provider may add the element first and its class or style later.
  new MutationObserver(remove).observe(document, { attributes: true, childList: true, subtree: true });
}

const FIELDS = ['utm_source', 'utm_medium', 'utm_campaign'];

/**
 * Returns the campaign of the visit: on a link-in-bio page the one that its links carry on, elsewhere the parameters of
 * the URL.
 */
function campaignOf(): Readonly<Record<string, string>> {
  if (document.querySelector('[data-does~="landing"]')) {
    const { mode: _, ...campaign } = tracking(thisVisit());
    return campaign;
  }
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(FIELDS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}
