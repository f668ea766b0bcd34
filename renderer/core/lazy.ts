/** Works something out when it is first asked for, and never again. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for each of several things: what was made of one is kept. */
export function memoize<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
