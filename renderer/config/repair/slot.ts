import { z } from 'zod';
import type { ConfigPath } from '../../core/finding.ts';
import { branchFor, type Schema, type Structure, structureOf } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';

/** A place for a value in a config. */
export interface Slot {
  readonly path: ConfigPath;
  readonly schema: Schema;
  /** Whether the config is complete without the value: an optional field, an entry or a list item. */
  readonly canBeAbsent: boolean;
  /**
   * The positions in the path at which the key is the name of an entry or a list index, so that other keys are
   * possible.
   */
  readonly variable: readonly number[];
}

/** Returns the slot at a path; `undefined` if the config language has no such field. */
export function slotAt(root: Schema, path: ConfigPath, config: unknown): Slot | undefined {
  const variable: number[] = [];
  let schema: Schema | undefined = root;
  let canBeAbsent = false;
  for (const [depth, key] of path.entries()) {
    const below = structureOfValue(schema, valueAtPath(config, path.slice(0, depth)));
    if (below.kind === 'entries' || below.kind === 'items') variable.push(depth);
    if (below.kind === 'entries') schema = below.entry;
    else if (below.kind === 'items') schema = below.item;
    else if (below.kind === 'fields') schema = below.fields.get(String(key));
    else return undefined;
    if (!schema) return undefined;
    canBeAbsent = below.kind !== 'fields' || schema instanceof z.ZodOptional;
  }
  return schema && { path, schema, canBeAbsent, variable };
}

/** Returns the structure of a value: its schema may be optional, transform it, or have several forms. */
export function structureOfValue(schema: Schema, value: unknown): Structure {
  const below = structureOf(schema);
  if (below.kind === 'same') return structureOfValue(below.schema, value);
  const option = below.kind === 'one of' ? branchFor(below.options, value) : undefined;
  return option ? structureOfValue(option, value) : below;
}

/** Whether a value can be read at a place. */
export const fits = ({ schema }: Pick<Slot, 'schema'>, value: unknown): boolean =>
  z.safeParse(schema, value, { jitless: true }).success;
