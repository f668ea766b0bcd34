import { afterPrerender } from './after-prerender.ts';

/** Runs at each view of the page: when it is seen, and again when the browser brings it back from its cache. */
export function onPageShow(run: (again?: boolean) => void): void {
  afterPrerender(() => run());
  addEventListener('pageshow', ({ persisted }) => persisted && run(persisted));
}
