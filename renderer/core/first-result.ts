/** Calls functions in their order, and returns the first result that is not `undefined`. */
export function firstResult<Value, Result>(
  functions: readonly ((value: Value) => Result | undefined)[],
  value: Value,
): Result | undefined {
  for (const each of functions) {
    const result = each(value);
    if (result !== undefined) return result;
  }
  return undefined;
}
