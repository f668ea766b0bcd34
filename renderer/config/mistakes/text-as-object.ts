import { z } from 'zod';
import type { ConfigPath } from '../../core/finding.ts';
import { parseDate } from '../../facts/date.ts';
import { codeOf } from '../code-of.ts';
import { fits } from '../repair/slot.ts';
import { type Schema, type Structure, structureOf } from '../structure.ts';
import { exampleAt } from './missing-fields.ts';

/** The value in the right form, after what the owner must do. */
export interface Form {
  readonly advice: string;
  readonly code: string;
}

type Fields = ReadonlyMap<string, Schema>;

/**
 * Text where an object belongs: `{ from: '2027-03-26', reason: '…' }`, with the text in the first field that can be it.
 * Other fields of a certain form, such as dates, show the documented example. Returns `undefined` for a long object.
 */
export function inObject(fields: Fields, text: string, path: ConfigPath): Form | undefined {
  if (requiredOf(fields).length === 0) return inOnlyField(fields, text);
  const own = ownField(fields, text);
  const written = objectCode(fields, path, own);
  return (
    written && {
      advice: written.hasExample ? 'Write it like this, with your own values:' : 'Write',
      code: written.code,
    }
  );
}

/** A name where one of several fields is needed: `{ treatment: 'massage' }` or `{ category: 'hands' }` */
function inOnlyField(fields: Fields, text: string): Form | undefined {
  const [field, another] = [...fields].filter(([, one]) => hasCertainForm(one) && fits({ schema: one }, text));
  return field && !another ? { advice: 'Write', code: `{ ${field[0]}: ${codeOf(text)} }` } : undefined;
}

interface OwnField {
  readonly name: string;
  readonly text: string;
}

/** The field that takes the text, or the words at its beginning: the price in '£35 until 31 January'. */
function ownField(fields: Fields, text: string): OwnField | undefined {
  const simple = requiredOf(fields).filter(([, field]) => isSimple(field));
  const certain = simple.filter(([, field]) => hasCertainForm(field));
  for (const start of beginningsOf(text)) {
    const [name] = certain.find(([, field]) => fits({ schema: field }, start)) ?? [];
    if (name !== undefined) return { name, text: start };
  }
  const [name] = simple.find(([, field]) => fits({ schema: field }, text)) ?? [];
  return name === undefined ? undefined : { name, text };
}

/** The text, and its first words from the longest to the shortest. */
const beginningsOf = (text: string): readonly string[] => {
  const words = text.trim().split(/\s+/);
  return [text, ...words.map((_, index) => words.slice(0, words.length - 1 - index).join(' '))];
};

interface ObjectCode {
  readonly code: string;
  readonly hasExample: boolean;
}

function objectCode(fields: Fields, path: ConfigPath, own?: OwnField): ObjectCode | undefined {
  const required = requiredOf(fields);
  if (required.length === 0 || required.length > MAX_FIELDS) return undefined;
  const parts: readonly (ObjectCode | undefined)[] = required.map(([name, field]) => {
    const below = plainStructure(field);
    const part = below.kind === 'fields' ? objectCode(below.fields, [...path, name]) : undefined;
    const value = part ?? (below.kind === 'text' ? textCode(field, [...path, name], own) : undefined);
    return value && { ...value, code: `${name}: ${value.code}` };
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    code: `{ ${known.map(({ code }) => code).join(', ')} }`,
    hasExample: known.some(({ hasExample }) => hasExample),
  };
}

/** Any text fits a field for words, so an example of the documentation would be about another practice. */
function textCode(field: Schema, path: ConfigPath, own: OwnField | undefined): ObjectCode {
  if (own && own.name === path.at(-1)) return { code: codeOf(own.text), hasExample: false };
  const [example] = hasCertainForm(field) ? exampleAt(path, undefined) : [];
  if (example === undefined || !fits({ schema: field }, example)) return { code: "'…'", hasExample: false };
  // A day of the documentation would look like one that the owner has stated.
  const isDay = typeof example === 'string' && parseDate(example) !== undefined;
  return { code: isDay ? "'YYYY-MM-DD'" : codeOf(example), hasExample: true };
}

/** A longer object is described in docs/reference.md. */
const MAX_FIELDS = 4;

const requiredOf = (fields: Fields): readonly (readonly [string, Schema])[] =>
  [...fields].filter(([, field]) => !(field instanceof z.ZodOptional));

const hasCertainForm = (schema: Schema): boolean => !fits({ schema }, 'Words');

export const isSimple = (schema: Schema): boolean => plainStructure(schema).kind === 'text';

export const plainStructure = (schema: Schema): Structure => {
  const below = structureOf(schema);
  return below.kind === 'same' ? plainStructure(below.schema) : below;
};
