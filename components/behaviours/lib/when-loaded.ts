/**
 * Does something with a script that is fetched when it is needed. It may not come: the visitor has gone offline, or the site
 * has been built anew since. What needs it says so by itself or is done without, and that is no error.
 */
export const whenLoaded = <T>(coming: Promise<T>, use: (module: T) => void): Promise<void> =>
  coming.then(use, () => undefined);
