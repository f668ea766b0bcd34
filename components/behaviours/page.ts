import type { Behaviour } from './lib/behaviour.ts';
import { push } from './lib/data-layer.ts';
import { keepAnchor } from './lib/keep-anchor.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { thisVisit, tracking } from './lib/tracking.ts';

/**
 * What happens on each load of a page, and when it comes back from the browser's cache: it is at its top unless the
 * address says where, a newsletter's popup is gone, and the view is counted once it is one.
 */
export const page: Behaviour = (body) => {
  history.scrollRestoration = 'manual';
  keepAnchor();
  onPageShow((again) => {
    if (again && location.hash === '') scrollTo({ top: 0 });
    arrive(body);
  });
};

function arrive({ dataset }: HTMLElement): void {
  if (dataset.popup) for (const popup of document.querySelectorAll(dataset.popup)) popup.remove();
  push({ event: 'page_view', ...campaignOf() });
}

const FIELDS = ['utm_source', 'utm_medium', 'utm_campaign'];

/** The campaign that led here: on a link-in-bio page the one its links carry on, elsewhere what the address says. */
function campaignOf(): Readonly<Record<string, string>> {
  if (document.querySelector('[data-does~="landing"]')) {
    const { mode: _, ...campaign } = tracking(thisVisit());
    return campaign;
  }
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(FIELDS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}
