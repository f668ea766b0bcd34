/** The browser's storage. If it is denied, everything still works for the current page. */
interface Store {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}

/** If storage is denied, reading `localStorage` itself throws, so it is read late. */
const store = (open: () => Storage): Store => ({
  get: (name) => attempt(() => open().getItem(name) ?? undefined),
  set: (name, value) => attempt(() => open().setItem(name, value)),
  remove: (name) => attempt(() => open().removeItem(name)),
});

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Persists until the visitor clears it. */
export const localStore: Store = store(() => localStorage);

/** Persists until the visitor closes the tab. */
export const sessionStore: Store = store(() => sessionStorage);
