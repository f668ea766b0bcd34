/**
 * Gives a value back where it is plain JSON. Anything else would reach the browser changed or not at all, so the
 * build stops: a function, a date, NaN or an instance of a class is a fault of the code, not of the config.
 */
export function plainJson<Value>(value: Value, path: string): Value {
  const kind = notPlain(value);
  if (kind !== undefined) throw new Error(`${path} is ${kind}; an island takes plain JSON only.`);
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
