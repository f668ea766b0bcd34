import { z } from 'zod';
import type { ConfigPath } from '../core/finding.ts';
import { TEXT_USES, type TextUse } from './schema/base.ts';

/** A string of a config after its schema has read it, and its role. */
export interface Leaf {
  readonly path: ConfigPath;
  readonly use: TextUse;
  /** The string, or the value that it was parsed into: prose, a target, a price. */
  readonly value: unknown;
  /** 'name' if the string is the last key of the path. */
  readonly part?: 'name';
}

type Schema = z.core.$ZodType;

/** The structure below a schema, computed once for all values that the schema reads. */
type Below =
  | { readonly kind: 'text'; readonly use: TextUse }
  | { readonly kind: 'same'; readonly schema: Schema }
  | { readonly kind: 'one of'; readonly options: readonly Schema[] }
  | { readonly kind: 'items'; readonly item: Schema }
  | { readonly kind: 'entries'; readonly name: TextUse | undefined; readonly entry: Schema }
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, Schema> }
  | { readonly kind: 'nothing' };

/** Returns every string of a parsed config whose schema has a `textRole`, in the order of the config. */
export function leavesOf(root: Schema, config: unknown): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const known = new Map<Schema, Below>();
  const below = (schema: Schema): Below => {
    const found = known.get(schema) ?? belowOf(schema);
    known.set(schema, found);
    return found;
  };
  const walk = (schema: Schema, value: unknown, path: ConfigPath): void => {
    if (value === undefined) return;
    const inner = below(schema);
    if (inner.kind === 'text') leaves.push({ path, use: inner.use, value });
    else if (inner.kind === 'same') walk(inner.schema, value, path);
    else if (inner.kind === 'one of') {
      const option = optionFor(inner.options, value);
      if (option) walk(option, value, path);
    } else if (inner.kind === 'items') {
      if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(inner.item, item, [...path, index]);
    } else if (typeof value === 'object' && value !== null) fields(inner, value, path);
  };
  const fields = (inner: Below, value: object, path: ConfigPath): void => {
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

function belowOf(schema: Schema): Below {
  const use = textRoleOf(schema);
  if (use) return { kind: 'text', use };
  if (schema instanceof z.ZodOptional) return { kind: 'same', schema: schema.unwrap() };
  if (schema instanceof z.ZodPipe) return { kind: 'same', schema: schema.in };
  if (schema instanceof z.ZodUnion) return { kind: 'one of', options: schema.options };
  if (schema instanceof z.ZodArray) return { kind: 'items', item: schema.element };
  if (schema instanceof z.ZodRecord)
    return { kind: 'entries', name: textRoleOf(schema.keyType), entry: schema.valueType };
  if (schema instanceof z.ZodObject) return { kind: 'fields', fields: new Map(Object.entries(schema.shape)) };
  return { kind: 'nothing' };
}

const isUse = (value: unknown): value is TextUse => TEXT_USES.some((use) => use === value);

/** Returns the text role of a schema, including a schema with a transform. */
function textRoleOf(schema: Schema): TextUse | undefined {
  if (schema instanceof z.ZodPipe) return textRoleOf(schema.in);
  const use = schema instanceof z.ZodType ? schema.meta()?.text : undefined;
  return isUse(use) ? use : undefined;
}

/** Returns the branch of a union that fits a value: branches differ in form, or in their `kind`. */
const optionFor = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find((option) => {
    if (option instanceof z.ZodArray) return Array.isArray(value);
    if (!(option instanceof z.ZodObject)) return typeof value === 'string';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const kind: Schema | undefined = option.shape.kind;
    return !(kind instanceof z.ZodLiteral) || ('kind' in value && kind.values.has(String(value.kind)));
  });
