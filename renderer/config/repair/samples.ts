import { z } from 'zod';
import type { ConfigPath } from '../../core/finding.ts';
import { exampleAt } from '../missing-fields.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { fits, type Slot, structureOfValue } from './slot.ts';

/** Values that fit a place, the most similar to the missing one first. */
export function* samplesFor(slot: Slot, config: unknown): Generator<unknown> {
  const known = new Set<string>();
  for (const value of withLowNumbers(proposals(slot, config))) {
    const key = JSON.stringify(value);
    if (known.has(key) || !fits(slot, value)) continue;
    known.add(key);
    yield value;
  }
}

/** Adds the lowest price, duration or number after each: it shows what depends on the order of values. */
function* withLowNumbers(values: Iterable<unknown>): Generator<unknown> {
  for (const value of values) {
    yield value;
    if (typeof value === 'number') yield 1;
    if (typeof value === 'string' && /\d/.test(value)) yield value.replace(/\d[\d,.]*/, '1');
  }
}

function* proposals(slot: Slot, config: unknown): Generator<unknown> {
  yield* similarValues(slot, config);
  yield* exampleAt(slot.path, config);
  yield* madeUp(slot, config);
}

/** The values at the same place in other entries and list items, those nearby first. */
function* similarValues({ path, variable }: Slot, config: unknown): Generator<unknown> {
  for (const depth of variable.toReversed()) {
    for (const [other, value] of entriesOf(valueAtPath(config, path.slice(0, depth)))) {
      if (other === String(path[depth])) continue;
      const similar = valueAtPath(value, path.slice(depth + 1));
      if (similar !== undefined) yield similar;
    }
  }
}

function* madeUp({ path, schema }: Slot, config: unknown): Generator<unknown> {
  const below = structureOfValue(schema, undefined);
  switch (below.kind) {
    case 'fields':
      yield madeUpFields(below.fields, path, config);
      return;
    case 'entries':
      yield {};
      yield { sample: firstOf(below.entry, [...path, 'sample'], config) };
      return;
    case 'items':
      yield [firstOf(below.item, [...path, 0], config)];
      yield [];
      return;
    case 'one of':
      for (const option of below.options) yield firstOf(option, path, config);
      return;
    default:
      yield* simpleValues(schema);
      yield* namesIn(config);
  }
}

const madeUpFields = (fields: ReadonlyMap<string, Schema>, path: ConfigPath, config: unknown): unknown =>
  Object.fromEntries(
    [...fields].flatMap(([name, field]) =>
      field instanceof z.ZodOptional ? [] : [[name, firstOf(field, [...path, name], config)]],
    ),
  );

const firstOf = (schema: Schema, path: ConfigPath, config: unknown): unknown =>
  samplesFor({ path, schema, canBeAbsent: false, variable: [] }, config).next().value;

function simpleValues(schema: Schema): readonly unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  return SIMPLE_VALUES;
}

/** Values of fields that the documentation gives no example for. */
const SIMPLE_VALUES: readonly unknown[] = [
  ...['Words', true, 1, '2027-01-04', '09:00–17:00', '45min', '£10', 'From £10', '2 x £5', '#0a0b0c'],
  ...['https://sample.example', 'sample.pdf', 'sample.svg', 'sample.md', 'sample.woff2'],
];

/** The names of the entries of every part: a reference names one of them. */
const namesIn = (config: unknown): readonly string[] =>
  entriesOf(config).flatMap(([, part]) => entriesOf(part).map(([name]) => name));

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
