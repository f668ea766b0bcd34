declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Adds an entry to the page's data layer. It stays in the page: nothing reads it before the visitor has agreed to
 * measuring and the tag manager has been loaded.
 */
export function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command in the form that tag managers know: the `arguments` of a function, not an array. */
export function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's consent mode tells commands from events by this type
  push(arguments);
}
