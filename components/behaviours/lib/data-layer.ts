declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Adds an entry to the page's data layer. Nothing reads it until the visitor has agreed to analytics and the tag
 * manager has loaded.
 */
export function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Adds a command in the form that tag managers expect: the `arguments` object of a function, not an array. */
export function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's consent mode tells commands from events by this type
  push(arguments);
}
