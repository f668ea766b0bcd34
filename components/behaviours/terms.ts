import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/** The first sign that a visitor may use a glossary term. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches the script for glossary terms at the visitor's first movement. Delays a click that comes before it has
 * loaded, so that the popover does not open in one place and then move. If the script does not load, the browser opens
 * the popover without it.
 */
export const terms: Behaviour = (place) => {
  const stop = new AbortController();
  let coming: Promise<void> | undefined;
  const fetched = () => {
    coming ??= whenLoaded(import('./tooltips/tooltips.ts'), ({ tooltips }) => tooltips(place)).then(() => stop.abort());
    return coming;
  };
  const hold = (event: MouseEvent) => {
    const words = event.target instanceof Element ? event.target.closest<HTMLElement>('.term') : null;
    if (!words) return;
    event.preventDefault();
    void fetched().then(() => words.click());
  };
  addEventListener('click', hold, { capture: true, signal: stop.signal });
  for (const input of INPUTS) addEventListener(input, () => void fetched(), { passive: true, signal: stop.signal });
};
