import { onceAllowedInSight } from './consent/allowed-in-sight.ts';
import type { Behaviour } from './lib/behaviour.ts';

/** Wakes what others show once it is allowed and comes into sight; awake, it sees that for itself and loads. */
export const embedSight: Behaviour = (embed) =>
  onceAllowedInSight(embed, () => embed.querySelector('[data-island]')?.dispatchEvent(new Event('island:wake')));
