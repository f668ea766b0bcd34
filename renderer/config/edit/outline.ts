import type { ConfigPath } from '../../core/finding.ts';
import { valueAtPath } from '../value-at.ts';
import { MAX_DEPTH } from '../variants.ts';
import type { EditableConfig } from './editable.ts';

/** A single value of a config. */
export interface OutlineEntry {
  readonly path: ConfigPath;
  readonly value: unknown;
}

/** Lists the single values at or below a path, in the order of the config. An empty list or object is a value, too. */
export function outline(editable: EditableConfig, path: ConfigPath = []): readonly OutlineEntry[] {
  const { plainConfig } = editable.parsed();
  const below = (value: unknown, at: ConfigPath): readonly OutlineEntry[] => {
    const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(typeof value === 'object' && value !== null ? value : {});
    if (entries.length === 0 || at.length > MAX_DEPTH) return [{ path: at, value }];
    return entries.flatMap(([key, inner]) => below(inner, [...at, key]));
  };
  return below(valueAtPath(plainConfig, path), path);
}
