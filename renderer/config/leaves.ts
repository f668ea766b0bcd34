import type { ConfigPath } from '../core/finding.ts';
import type { TextUse } from './schema/base.ts';
import { branchFor, type Schema, type Structure, structureOf } from './structure.ts';

/** A string of a config after its schema has read it, and its role. */
export interface Leaf {
  readonly path: ConfigPath;
  readonly use: TextUse;
  /** The string, or the value that it was parsed into: prose, a target, a price. */
  readonly value: unknown;
  /** 'name' if the string is the last key of the path. */
  readonly part?: 'name';
}

/** Returns every string of a parsed config whose schema has a `textRole`, in the order of the config. */
export function leavesOf(root: Schema, config: unknown): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (schema: Schema, value: unknown, path: ConfigPath): void => {
    if (value === undefined) return;
    const inner = structureOf(schema);
    if (inner.kind === 'text') leaves.push({ path, use: inner.use, value });
    else if (inner.kind === 'same') walk(inner.schema, value, path);
    else if (inner.kind === 'one of') {
      const option = branchFor(inner.options, value);
      if (option) walk(option, value, path);
    } else if (inner.kind === 'items') {
      if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(inner.item, item, [...path, index]);
    } else if (typeof value === 'object' && value !== null) fields(inner, value, path);
  };
  const fields = (inner: Structure, value: object, path: ConfigPath): void => {
    for (const [key, field] of Object.entries(value)) {
      const at = [...path, key];
      const schema =
        inner.kind === 'entries' ? inner.entry : inner.kind === 'fields' ? inner.fields.get(key) : undefined;
      if (inner.kind === 'entries' && inner.name) leaves.push({ path: at, use: inner.name, value: key, part: 'name' });
      if (schema) walk(schema, field, at);
    }
  };
  walk(root, config, []);
  return leaves;
}
