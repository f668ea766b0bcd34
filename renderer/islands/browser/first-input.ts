/** A click counts when it ends, so that its own effect is not delayed. */
const INPUTS = ['scroll', 'pointerup', 'keydown'] as const;

/** Resolves when the visitor first scrolls, clicks or types; until then, the page loads no framework. */
export const firstInput = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      resolve();
    };
    for (const input of INPUTS) addEventListener(input, begin, { passive: true, capture: true, signal: stop.signal });
  });
