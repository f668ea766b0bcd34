import type { Behaviour } from './lib/behaviour.ts';
import { push } from './lib/data-layer.ts';
import { keepAnchor } from './lib/keep-anchor.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { thisVisit, tracking } from './lib/tracking.ts';

/**
 * Runs on every page load and when the page is restored from the back/forward cache: scrolls to the top unless the URL
 * has a hash, removes a newsletter's popup, and counts the view.
 */
export const page: Behaviour = (body) => {
  history.scrollRestoration = 'manual';
  keepAnchor();
  onPageShow((restored) => {
    if (restored && location.hash === '') scrollTo({ top: 0 });
    countView(body);
  });
};

function countView({ dataset }: HTMLElement): void {
  if (dataset.popup) for (const popup of document.querySelectorAll(dataset.popup)) popup.remove();
  push({ event: 'page_view', ...campaignOf() });
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
