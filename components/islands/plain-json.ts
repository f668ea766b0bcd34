/**
 * Returns a value if it is plain JSON and throws otherwise. Functions, dates, NaN and class instances would reach the
 * browser changed or not at all; they are bugs in the code, not problems with the config.
 */
export function plainJson<Value>(value: Value, path: string): Value {
  const kind = notPlain(value);
  if (kind !== undefined) throw new Error(`${path} is ${kind}; the props of an island must be plain JSON.`);
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) if (part !== undefined) plainJson(part, `${path}.${key}`);
  return value;
}

function notPlain(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`;
  if (typeof value !== 'object') return `a ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null) return undefined;
  return `a ${value.constructor.name}`;
}
