import type { Behaviour } from './lib/behaviour.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { BAR_USABLE, barProgress } from './lib/scroll-limits.ts';
import { localStore, sessionStore } from './lib/storage.ts';

/** The names under which the choices are kept; the privacy policy lists them. */
export const MODE_KEY = 'booking-mode';
export const HIDDEN_KEY = 'booking-bar-hidden';

/**
 * The booking bar on phones: it remembers New or Returning for good and that it was hidden for the session, and cannot
 * be reached before it is in. Where the browser does not move it with the scroll by itself, this does.
 */
export const bar: Behaviour = (bar) => {
  const modes = [...bar.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const away = bar.querySelector<HTMLInputElement>('[type=checkbox]');
  for (const option of modes) option.addEventListener('change', () => localStore.set(MODE_KEY, option.value));
  away?.addEventListener('change', () =>
    away.checked ? sessionStore.set(HIDDEN_KEY, 'yes') : sessionStore.remove(HIDDEN_KEY),
  );
  // The visitor may have chosen on another page since this one was prepared or left.
  onPageShow(() => {
    const mode = localStore.get(MODE_KEY);
    for (const option of modes) if (option.value === mode) option.checked = true;
    if (away) away.checked = sessionStore.get(HIDDEN_KEY) !== undefined;
  });
  const follow = () => {
    const progress = barProgress(scrollY);
    bar.inert = progress <= BAR_USABLE;
    bar.style.setProperty('--progress', `${progress}`);
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
};
