/** Runs when the page is seen: now, or when a page that was prepared in advance is shown. */
export function afterPrerender(run: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
