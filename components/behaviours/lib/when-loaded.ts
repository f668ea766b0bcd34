/**
 * Uses a script that is fetched on demand. A failed fetch is ignored on purpose: the visitor may be offline, or a new
 * build may have replaced the file. Callers either report it themselves or work without the script.
 */
export const whenLoaded = <T>(coming: Promise<T>, use: (module: T) => void): Promise<void> =>
  coming.then(use, () => undefined);
