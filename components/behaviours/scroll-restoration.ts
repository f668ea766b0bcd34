import type { Behaviour } from './lib/behaviour.ts';

/**
 * Lets back within a page return to the previous scroll position. Pages start at the top, but when the visitor jumps to
 * another part, the browser may restore the position that they left. Older browsers stay where they are
 * (https://caniuse.com/mdn-api_navigateevent_hashchange).
 */
export const scrollRestoration: Behaviour = () =>
  window.navigation?.addEventListener('navigate', ({ hashChange }) => {
    history.scrollRestoration = hashChange ? 'auto' : 'manual';
  });
