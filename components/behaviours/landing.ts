import type { Behaviour } from './lib/behaviour.ts';
import { push } from './lib/data-layer.ts';
import { onLinkActivated } from './lib/on-link-activated.ts';
import { thisVisit, tracking, withCampaign } from './lib/tracking.ts';

/**
 * The two calls to action of a link-in-bio page. Adds the campaign of the visit to their links, and to other links on
 * the page with the same address, moves the one for this visit to the front, and counts clicks.
 */
export const landing: Behaviour = (section) => {
  const { mode, ...campaign } = tracking(thisVisit());
  const ways = [...section.querySelectorAll<HTMLAnchorElement>('a[data-cta]')];
  const targets = new Set(ways.map(addressOf));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (targets.has(addressOf(link))) link.setAttribute('href', withCampaign(addressOf(link), campaign));
  for (const way of ways) onLinkActivated(way, () => count(way.dataset.cta, section.dataset.placement));
  if (section.dataset.mode === undefined) return;
  const first = ways.find(({ dataset }) => dataset.cta === mode);
  if (!first) return;
  first.parentElement?.prepend(first);
  section.dataset.mode = mode;
};

const addressOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? '';

function count(cta: string | undefined, placement: string | undefined): void {
  push({ event: 'cta_click', cta, placement });
  if (cta === 'quiz') push({ event: 'quiz_start', placement });
}
