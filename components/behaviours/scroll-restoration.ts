import type { Behaviour } from './lib/behaviour.ts';

/**
 * Back within a page leads to where the visitor was: a page begins at its top, but the place that they leave for another part
 * of it is the browser's to restore. Older browsers stay where they are (https://caniuse.com/mdn-api_navigateevent_hashchange).
 */
export const scrollRestoration: Behaviour = () =>
  window.navigation?.addEventListener('navigate', ({ hashChange }) => {
    history.scrollRestoration = hashChange ? 'auto' : 'manual';
  });
