import type { ConfigPath } from '../core/finding.ts';

/** Returns the value at a path, or `undefined` if the path does not exist. */
export const valueAtPath = (root: unknown, path: ConfigPath): unknown => path.reduce<unknown>(field, root);

const field = (value: unknown, key: string | number): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
};
