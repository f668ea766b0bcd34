/**
 * Runs a function once an element scrolls into view, or at once in a browser without IntersectionObserver.
 * @param rootMargin how far outside the window the element counts as visible
 */
export function onScrolledIntoView(element: Element, run: () => void, rootMargin = '0px'): void {
  if (!('IntersectionObserver' in window)) {
    run();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin },
  );
  observer.observe(element);
}
