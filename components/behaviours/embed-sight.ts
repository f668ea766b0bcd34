import { onceAllowed } from './consent/choice.ts';
import type { Behaviour } from './lib/behaviour.ts';
import { onScrolledIntoView } from './lib/on-scrolled-into-view.ts';

/**
 * Loads an embed once it is allowed and scrolls into view. A pending island is hydrated by this, and a hydrated one
 * loads. An island that hydrates later reads it from an attribute, so that it does not have to import this script.
 */
export const embedSight: Behaviour = (embed) =>
  onceAllowed('embeds', () =>
    onScrolledIntoView(embed, () => {
      embed.dataset.allowed = '';
      embed.querySelector('[data-island]')?.dispatchEvent(new Event('island:hydrate'));
    }),
  );
