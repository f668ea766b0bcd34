import { afterPrerender } from './lib/after-prerender.ts';
import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/** How long after the page has loaded its download starts, in milliseconds. */
export const DOWNLOAD_DELAY_MS = 600;

/**
 * Starts the download of a page that is visited for it, and says so in its place. A page that was prepared in advance
 * waits until it is seen; one that the visitor comes back to has given its file before. The link stays for whoever gets
 * none: what it starts is said in a toast, which is fetched only then.
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
    // Who was faster has it.
    if (taken) return;
    link.click();
    status.textContent = words;
  };
  afterPrerender(() => afterPageLoad(() => setTimeout(begin, DOWNLOAD_DELAY_MS)));
};

/** True where the browser went back or forward to this page and had not kept it. One that it kept runs nothing again. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

function afterPageLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
