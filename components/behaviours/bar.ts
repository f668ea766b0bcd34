import type { Behaviour } from './lib/behaviour.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { BAR_USABLE, barProgress } from './lib/scroll-limits.ts';
import { localStore, sessionStore } from './lib/storage.ts';

/** Storage keys of the visitor's choices; the privacy policy lists them. */
const MODE_KEY = 'booking-mode';
const HIDDEN_KEY = 'booking-bar-hidden';

/**
 * The booking bar on phones. It remembers New or Returning permanently, and for the session that it was hidden. It
 * cannot be focused before it has slid in. In browsers without scroll-driven animations, this script slides it in.
 */
export const bar: Behaviour = (bar) => {
  const modeOptions = [...bar.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const shown = bar.querySelector('details');
  for (const option of modeOptions) option.addEventListener('change', () => localStore.set(MODE_KEY, option.value));
  // Browsers fire `click` before they open the element. The event `toggle` would also report the state of the markup.
  shown?.addEventListener('click', () =>
    shown.open ? sessionStore.set(HIDDEN_KEY, 'yes') : sessionStore.remove(HIDDEN_KEY),
  );
  // The visitor may have chosen on another page since this one was prerendered or left.
  onPageShow(() => {
    const mode = localStore.get(MODE_KEY);
    for (const option of modeOptions) if (option.value === mode) option.checked = true;
    if (shown) shown.open = sessionStore.get(HIDDEN_KEY) === undefined;
  });
  const update = () => {
    const progress = barProgress(scrollY);
    bar.inert = progress <= BAR_USABLE;
    bar.style.setProperty('--progress', `${progress}`);
  };
  addEventListener('scroll', update, { passive: true });
  update();
};
