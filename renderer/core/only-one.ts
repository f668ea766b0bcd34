/** Returns the element of a list with exactly one; `undefined` for an empty list and for several. */
export function onlyOne<Item>(items: Iterable<Item>): Item | undefined {
  const [item, ...others] = items;
  return others.length === 0 ? item : undefined;
}
