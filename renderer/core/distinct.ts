/** Returns the items whose keys differ: the last one with each key, in the order in which the keys first occur. */
export const distinctBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
