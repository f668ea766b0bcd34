import type { ConfigPath } from '../../renderer/core/finding.ts';

/** Returns a copy of a value with another value at one path; `undefined` removes the field or list item. */
export function edited(value: unknown, [key, ...rest]: ConfigPath, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const next = edited(value[Number(key)], rest, to);
    return next === undefined ? value.toSpliced(Number(key), 1) : withItem(value, Number(key), next);
  }
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const next = edited(fields[String(key)], rest, to);
  if (next === undefined) delete fields[String(key)];
  else fields[String(key)] = next;
  return fields;
}

/** Sets the value at the path to `undefined`, as an undeclared name would do. */
export function withField(value: unknown, [key = '', ...rest]: ConfigPath, to: unknown): unknown {
  const fields: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  return { ...fields, [key]: rest.length === 0 ? to : withField(fields[key], rest, to) };
}

const withItem = (list: readonly unknown[], index: number, item: unknown): readonly unknown[] =>
  index < list.length ? list.with(index, item) : [...list, item];

/** Returns a copy of a config with other values at several paths: 'catalogue.massage.price' → '£65'. */
export const withValues = (config: unknown, values: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(values).reduce((changed, [path, value]) => edited(changed, path.split('.'), value), config);
