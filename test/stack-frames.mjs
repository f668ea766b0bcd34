/**
 * Finds the source position of each frame of a stack only once. Playwright reads the stack at every call, and Node would
 * search the source maps again each time: that takes a seventh of the time of this process in browser tests.
 */
export function findSourcesOnce() {
  const prepare = Error.prepareStackTrace;
  // Without source maps in this version of Node, there is nothing to find.
  if (!prepare) return;
  const found = new Map();
  Error.prepareStackTrace = (error, frames) => {
    const title = prepare(error, []);
    const lineOf = (frame) => {
      const compiled = String(frame);
      if (!found.has(compiled)) found.set(compiled, prepare(error, [frame]).slice(title.length));
      return found.get(compiled);
    };
    return title + frames.map(lineOf).join('');
  };
}
