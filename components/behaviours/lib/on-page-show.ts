import { afterPrerender } from './after-prerender.ts';

/**
 * Runs a function at each view of the page: when it becomes visible, and when it is restored from the back/forward
 * cache.
 */
export function onPageShow(run: (again?: boolean) => void): void {
  afterPrerender(() => run());
  addEventListener('pageshow', ({ persisted }) => persisted && run(persisted));
}
