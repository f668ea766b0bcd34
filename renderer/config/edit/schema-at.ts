import { z } from 'zod';
import type { ConfigPath } from '../../core/finding.ts';
import { branchFor, type Schema, structureOf } from '../structure.ts';

/** A config, and the schema of the language that it is written in. */
export interface ReadConfig {
  readonly schema: Schema;
  /** The config without annotations. */
  readonly plainConfig: unknown;
}

/** The schema of a value, and whether the value can be left out. */
export interface FieldSchema {
  readonly schema: Schema;
  readonly isOptional: boolean;
}

/**
 * Returns the schema of the value at a path, even if the config does not contain it; `undefined` if the config language
 * has no such field. Branches of unions are chosen by the values of the config.
 */
export function schemaAt(root: Schema, config: unknown, path: ConfigPath): FieldSchema | undefined {
  let [found, value]: [FieldSchema | undefined, unknown] = [required(root), config];
  for (const key of path) {
    found = found && fieldSchema(found.schema, value, key);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return found;
}

const required = (schema: Schema): FieldSchema => ({ schema, isOptional: false });

function fieldSchema(schema: Schema, value: unknown, key: string | number): FieldSchema | undefined {
  for (const branch of branchesOf(schema, value)) {
    const structure = structureOf(branch);
    if (structure.kind === 'items' && Number.isInteger(Number(key)))
      return { schema: structure.item, isOptional: true };
    if (structure.kind === 'entries') return { schema: structure.entry, isOptional: true };
    const field = structure.kind === 'fields' ? structure.fields.get(String(key)) : undefined;
    if (field) return { schema: field, isOptional: acceptsNothing(field) };
  }
  return undefined;
}

/** Whether a field can be left out. */
const acceptsNothing = (schema: Schema): boolean =>
  schema instanceof z.ZodPipe ? acceptsNothing(schema.in) : schema instanceof z.ZodOptional;

/** Returns the schemas of the forms that a value can have, without wrappers: the form that it has comes first. */
export function branchesOf(schema: Schema, value?: unknown): readonly Schema[] {
  const structure = structureOf(schema);
  if (structure.kind === 'same') return branchesOf(structure.schema, value);
  if (structure.kind !== 'one of') return [schema];
  const fitting = value === undefined ? undefined : branchFor(structure.options, value);
  const others = structure.options.filter((option) => option !== fitting);
  return [...(fitting ? [fitting] : []), ...(fitting instanceof z.ZodObject ? [] : others)].flatMap((option) =>
    branchesOf(option, value),
  );
}

/** Returns the names of the fields that a value at a schema can have, in the order of the language. */
export const fieldNames = (schema: Schema, value: unknown): readonly string[] => {
  const structure = branchesOf(schema, value)
    .map(structureOf)
    .find(({ kind }) => kind === 'fields');
  return structure?.kind === 'fields' ? [...structure.fields.keys()].filter((name) => name !== 'kind') : [];
};
