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
  const ctas = [...section.querySelectorAll<HTMLAnchorElement>('a[data-cta]')];
  const targets = new Set(ctas.map(hrefOf));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (targets.has(hrefOf(link))) link.setAttribute('href', withCampaign(hrefOf(link), campaign));
  for (const cta of ctas) onLinkActivated(cta, () => count(cta.dataset.cta, section.dataset.placement));
  if (section.dataset.mode === undefined) return;
  const first = ctas.find(({ dataset }) => dataset.cta === mode);
  if (!first) return;
  first.parentElement?.prepend(first);
  section.dataset.mode = mode;
};

const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? '';

function count(cta: string | undefined, placement: string | undefined): void {
  push({ event: 'cta_click', cta, placement });
  if (cta === 'quiz') push({ event: 'quiz_start', placement });
}
