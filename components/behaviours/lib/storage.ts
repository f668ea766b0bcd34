/** The browser's storage; a visitor may deny it, and then everything works for the one page. */
export interface Store {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}

/** Reading `localStorage` itself throws where storage is denied, so it is asked for late. */
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

/** Kept until the visitor clears it. */
export const localStore: Store = store(() => localStorage);

/** Kept until the visitor closes the tab. */
export const sessionStore: Store = store(() => sessionStorage);
