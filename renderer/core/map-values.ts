/** Returns a record with other values under the same keys. */
export const mapValues = <A, B>(
  record: Readonly<Record<string, A>>,
  map: (value: A, key: string) => B,
): Record<string, B> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
