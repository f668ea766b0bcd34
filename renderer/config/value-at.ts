import type { ConfigPath } from '../core/finding.ts';

/** Returns the value at a path, or `undefined` if the path does not exist. */
export const valueAtPath = (root: unknown, path: ConfigPath): unknown => path.reduce<unknown>(field, root);

/** Returns the keys of a list or an object, numbers or names; none for a single value. */
export const keysOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : Object.keys(fieldsOf(value));

/** Returns a copy with a value at a path; an item of a list that has fewer comes last. */
export function withValueAt(root: unknown, [key, ...rest]: ConfigPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items: readonly unknown[] = Array.isArray(root) ? root : [];
    const item = withValueAt(items[key], rest, value);
    return key < items.length ? items.with(key, item) : [...items, item];
  }
  const fields = fieldsOf(root);
  return { ...fields, [key]: withValueAt(fields[key], rest, value) };
}

/** Returns the entries of an object; none for a single value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const field = (value: unknown, key: string | number): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
};
