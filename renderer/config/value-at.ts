import type { ConfigPath } from '../core/finding.ts';

/** Returns the value at a path, or `undefined` if the path does not exist. */
export const valueAtPath = (root: unknown, path: ConfigPath): unknown => path.reduce<unknown>(field, root);

/** Returns the keys of a list or an object: numbers or names. */
export const keysOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : Object.keys(Object(value));

const field = (value: unknown, key: string | number): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
};
