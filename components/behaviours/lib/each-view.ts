import { whenActive } from './when-active.ts';

/** Runs at each view of the page: when it is seen, and again when the browser brings it back from its cache. */
export function eachView(run: (again?: boolean) => void): void {
  whenActive(() => run());
  addEventListener('pageshow', ({ persisted }) => persisted && run(persisted));
}
