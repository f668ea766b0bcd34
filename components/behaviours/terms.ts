import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/** The first sign that a visitor may use a glossary term. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches the script for glossary terms at the visitor's first movement. Delays a click that comes before it has
 * loaded, so that the popover does not open in one place and then move. If the script does not load, the browser opens
 * the popover without it.
 */
export const terms: Behaviour = (root) => {
  const stop = new AbortController();
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= whenLoaded(import('./tooltips/tooltips.ts'), ({ tooltips }) => tooltips(root)).then(() => stop.abort());
    return loading;
  };
  const delayClick = (event: MouseEvent) => {
    const term = event.target instanceof Element ? event.target.closest<HTMLElement>('.term') : null;
    if (!term) return;
    event.preventDefault();
    void load().then(() => term.click());
  };
  addEventListener('click', delayClick, { capture: true, signal: stop.signal });
  for (const input of INPUTS) addEventListener(input, () => void load(), { passive: true, signal: stop.signal });
};
