/**
 * A page begins at its top, also where the visitor goes back to it. Within a page, back leads to where they were: the place
 * that they leave for another part is the browser's to restore.
 */
export function beginAtTop(): void {
  history.scrollRestoration = 'manual';
  // Older browsers stay where they are (https://caniuse.com/mdn-api_navigateevent_hashchange).
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ hashChange }) => {
    if (hashChange) history.scrollRestoration = 'auto';
  });
  addEventListener('hashchange', () => {
    history.scrollRestoration = 'manual';
  });
}
