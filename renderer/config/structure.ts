import { z } from 'zod';
import { memoizeWeakly } from '../core/lazy.ts';
import { TEXT_USES, type TextUse } from './schema/base.ts';

/** Any schema of zod. */
export type Schema = z.core.$ZodType;

/** The schemas inside a schema: those of fields, items or entries. */
export type Structure =
  | { readonly kind: 'text'; readonly use: TextUse }
  | { readonly kind: 'same'; readonly schema: Schema }
  | { readonly kind: 'one of'; readonly options: readonly Schema[] }
  | { readonly kind: 'items'; readonly item: Schema }
  | { readonly kind: 'entries'; readonly name: TextUse | undefined; readonly entry: Schema }
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, Schema> }
  | { readonly kind: 'nothing' };

/** Returns what is below a schema. The same few schemas are requested thousands of times while problems are explained. */
export const structureOf = memoizeWeakly((schema: Schema): Structure => {
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
});

const isUse = (value: unknown): value is TextUse => TEXT_USES.some((use) => use === value);

/** Returns the text role of a schema, including a schema with a transform. */
function textRoleOf(schema: Schema): TextUse | undefined {
  if (schema instanceof z.ZodPipe) return textRoleOf(schema.in);
  const use = schema instanceof z.ZodType ? schema.meta()?.text : undefined;
  return isUse(use) ? use : undefined;
}

/** Returns the branch of a union that fits a value: branches differ in form, or in their `kind`. */
export const branchFor = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find((option) => {
    if (option instanceof z.ZodArray) return Array.isArray(value);
    if (!(option instanceof z.ZodObject)) return typeof value === 'string';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const kind: Schema | undefined = option.shape.kind;
    return !(kind instanceof z.ZodLiteral) || ('kind' in value && kind.values.has(String(value.kind)));
  });
