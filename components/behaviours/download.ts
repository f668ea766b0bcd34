import { afterPrerender } from './lib/after-prerender.ts';
import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/** Delay between the page load and the start of its download, in milliseconds. */
export const DOWNLOAD_DELAY_MS = 600;

/**
 * Starts the download of a download page and confirms it in the page. A prerendered page waits until it is visible. A
 * page restored by back or forward has delivered its file before, so it does not download again. The link remains as a
 * fallback; a toast, fetched only then, confirms each download started by it.
 */
export const download: Behaviour = (section) => {
  const link = section.querySelector<HTMLAnchorElement>('a[download]');
  const status = section.querySelector<HTMLElement>('[role=status]');
  if (!link || !status) return;
  const words = status.dataset.started ?? '';
  let taken = false;
  link.addEventListener('click', ({ isTrusted }) => {
    if (!isTrusted) return;
    taken = true;
    void whenLoaded(import('./toasts/toaster.ts'), ({ show }) => show({ words }));
  });
  if (isReturn()) return;
  const begin = () => {
    // The visitor clicked the link before the timer ended.
    if (taken) return;
    link.click();
    status.textContent = words;
  };
  afterPrerender(() => afterPageLoad(() => setTimeout(begin, DOWNLOAD_DELAY_MS)));
};

/**
 * Returns whether the browser loaded this page again for back or forward. A page restored from the back/forward cache
 * runs no scripts again.
 */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

function afterPageLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
