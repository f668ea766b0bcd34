import { z } from 'zod';
import type { ConfigPath } from '../../core/finding.ts';
import { exampleAt } from '../mistakes/missing-fields.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { fits, type Slot, structureOfValue } from './slot.ts';

/** Values that fit a place, the most similar to the missing one first. */
export function* samplesFor(slot: Slot, config: unknown): Generator<unknown> {
  const known = new Set<string>();
  for (const value of withVariations(proposals(slot, config))) {
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

/**
 * Adds slightly different values after all others. The form of an e-mail address, a phone number or opening hours allows
 * few of the others, and two readings with the same value would not show what depends on it.
 */
function* withVariations(values: Iterable<unknown>): Generator<unknown> {
  const all: unknown[] = [];
  for (const value of withLowNumbers(values)) {
    all.push(value);
    yield value;
  }
  for (const value of all) yield* variationsOf(value);
}

function* variationsOf(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  if (typeof value !== 'string') return;
  // Another last digit: '01632 960418', '09:00–17:01'.
  yield value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  // Another name in an address: 'other-desk@clinic.example', 'https://other-clinic.example'.
  yield value.replace(/^(\w+:\/\/)?(?=\w)/, '$1other-');
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
      yield* [0, 1].map((position) => madeUpFields(below.fields, { path, config, position }));
      return;
    case 'entries':
      yield {};
      yield { sample: sampleAt(0, below.entry, [...path, 'sample'], config) };
      return;
    case 'items':
      yield [sampleAt(0, below.item, [...path, 0], config)];
      yield [];
      yield [sampleAt(1, below.item, [...path, 0], config)];
      return;
    case 'one of':
      for (const option of below.options) yield* [0, 1].map((position) => sampleAt(position, option, path, config));
      return;
    default:
      yield* simpleValues(schema);
      yield* namesIn(config);
  }
}

interface MadeUp {
  readonly path: ConfigPath;
  readonly config: unknown;
  /** The position of the value of each field among its samples. */
  readonly position: number;
}

const madeUpFields = (fields: ReadonlyMap<string, Schema>, { path, config, position }: MadeUp): unknown =>
  Object.fromEntries(
    [...fields].flatMap(([name, field]) =>
      field instanceof z.ZodOptional ? [] : [[name, sampleAt(position, field, [...path, name], config)]],
    ),
  );

/** Returns the sample at a position, or the last one before it. */
function sampleAt(position: number, schema: Schema, path: ConfigPath, config: unknown): unknown {
  let last: unknown;
  let index = 0;
  for (const sample of samplesFor({ path, schema, canBeAbsent: false, variable: [] }, config)) {
    last = sample;
    if (index === position) break;
    index += 1;
  }
  return last;
}

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
