/** Returns a function that computes a value on its first call and then reuses it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a function that computes a value once for each key. */
export function memoize<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** Like `memoize`, for keys that are objects. A value is kept only as long as its key is in use. */
export function memoizeWeakly<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/**
 * Like `memoize`, for values too large to keep all of them: keeps at least the `limit` values that were requested last, and
 * at most twice as many.
 */
export function memoizeRecent<Input, T>(
  limit: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => T,
): (input: Input) => T {
  let recent = new Map<string, { readonly value: T }>();
  let before = recent;
  return (input) => {
    const key = keyOf(input);
    const known = recent.get(key);
    if (known) return known.value;
    if (recent.size === limit) [before, recent] = [recent, new Map()];
    const made = before.get(key) ?? { value: make(input) };
    recent.set(key, made);
    return made.value;
  };
}
