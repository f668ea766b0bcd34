import { type ConfigPath, isBelow } from '../../core/finding.ts';
import { fieldsOf, valueAtPath, withValueAt } from '../value-at.ts';

/** A change of a config that makes a value readable. Paths are those of the config before this edit. */
export type Edit =
  /** Some characters of a string are replaced. */
  | {
      readonly kind: 'text';
      readonly path: ConfigPath;
      readonly at: number;
      readonly length: number;
      readonly to: string;
    }
  /** A value is replaced, or added if there is none. */
  | { readonly kind: 'set'; readonly path: ConfigPath; readonly value: unknown }
  /** A field or a list item is removed. */
  | { readonly kind: 'remove'; readonly path: ConfigPath }
  /** A value gets another name, or becomes the only item of a list. */
  | { readonly kind: 'move'; readonly path: ConfigPath; readonly to: ConfigPath };

/** Returns a copy of a config with an edit. */
export function applyEdit(config: unknown, edit: Edit): unknown {
  const value = valueAtPath(config, edit.path);
  switch (edit.kind) {
    case 'text':
      return typeof value === 'string'
        ? withValueAt(config, edit.path, value.slice(0, edit.at) + edit.to + value.slice(edit.at + edit.length))
        : config;
    case 'set':
      return withValueAt(config, edit.path, edit.value);
    case 'remove':
      return withoutValue(config, edit.path);
    case 'move':
      return withValueAt(
        isBelow(edit.to, edit.path) ? withValueAt(config, edit.path, undefined) : withoutValue(config, edit.path),
        edit.to,
        value,
      );
  }
}

function withoutValue(config: unknown, [key, ...rest]: ConfigPath): unknown {
  if (key === undefined) return undefined;
  if (rest.length > 0) return withValueAt(config, [key], withoutValue(valueAtPath(config, [key]), rest));
  if (Array.isArray(config)) return config.toSpliced(Number(key), 1);
  const { [String(key)]: _, ...others } = fieldsOf(config);
  return others;
}

/** Returns the path that a value has after an edit; `undefined` if the edit removes or replaces the value. */
export function pathAfter(path: ConfigPath, edit: Edit): ConfigPath | undefined {
  switch (edit.kind) {
    case 'text':
      return path;
    case 'set':
      return isBelow(path, edit.path) ? undefined : path;
    case 'remove':
      return isBelow(path, edit.path) ? undefined : shifted(path, edit.path, -1);
    case 'move':
      return isBelow(path, edit.path) ? [...edit.to, ...path.slice(edit.path.length)] : path;
  }
}

/** Returns the path that a value had before an edit; `undefined` if the edit created the value. */
export function pathBefore(path: ConfigPath, edit: Edit): ConfigPath | undefined {
  switch (edit.kind) {
    case 'text':
      return path;
    case 'set':
      return isBelow(path, edit.path) ? undefined : path;
    case 'remove':
      return shifted(path, edit.path, 1);
    case 'move':
      return isBelow(path, edit.to) ? [...edit.path, ...path.slice(edit.to.length)] : path;
  }
}

/** Moves the position of an item that follows a removed one in its list. */
function shifted(path: ConfigPath, removed: ConfigPath, by: 1 | -1): ConfigPath {
  const at = removed.length - 1;
  const [index, position] = [removed[at], path[at]];
  if (typeof index !== 'number' || typeof position !== 'number' || !isBelow(path, removed.slice(0, at))) return path;
  const isAfter = by > 0 ? position >= index : position > index;
  return isAfter ? path.with(at, position + by) : path;
}
