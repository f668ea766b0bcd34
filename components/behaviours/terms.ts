import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/** What a visitor does who may come to words that are explained. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches what shows explanations with the visitor's first movement. A click that comes before it is kept, so that
 * nothing opens in one place and goes to another; where it cannot be had, the platform opens them by itself.
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
