/** Runs a function when the page is visible: now, or when a prerendered page is activated. */
export function afterPrerender(run: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
